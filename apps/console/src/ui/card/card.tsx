import { useId, type ReactNode } from 'react'
import styles from './card.module.css'

/** A titled section of a screen. */
export function Card({
  id,
  title,
  aside,
  children,
}: {
  id?: string
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  const titleId = useId()
  return (
    <section id={id} className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
