import { Card } from 'antd'
import { useId, type ReactNode } from 'react'
import styles from './section.module.css'

export interface SectionProps {
  id?: string
  title: string
  aside?: ReactNode
  children: ReactNode
}

/** A titled section of a page: the library's card, plus the heading that it lacks. */
export function Section({ id, title, aside, children }: SectionProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId}>
      <Card
        size="small"
        title={
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        }
        extra={aside}
      >
        {children}
      </Card>
    </section>
  )
}
