import type { ReactNode } from 'react'
import styles from './stacked-page.module.css'

interface StackedPageProps {
  title?: string
  /** Beside the title: a period, a filter, a file. */
  tools?: ReactNode
  children: ReactNode
}

/** A page of several panels stacked vertically, which scrolls as a whole. */
export const StackedPage = ({ title, tools, children }: StackedPageProps) => (
  <div className={styles.page}>
    {(title || tools) && (
      <div className={styles.tools}>
        {title && <h1 className={styles.title}>{title}</h1>}
        {tools}
      </div>
    )}
    {children}
  </div>
)
