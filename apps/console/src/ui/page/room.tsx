import type { ReactNode } from 'react'
import styles from './room.module.css'

interface RoomProps {
  title?: string
  /** Beside the title: a span of time, a choice, a file. */
  tools?: ReactNode
  children: ReactNode
}

/** A screen of several panels one below the other, which scrolls as a whole. */
export const Room = ({ title, tools, children }: RoomProps) => (
  <div className={styles.room}>
    {(title || tools) && (
      <div className={styles.tools}>
        {title && <h1 className={styles.title}>{title}</h1>}
        {tools}
      </div>
    )}
    {children}
  </div>
)
