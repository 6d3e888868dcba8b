import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import styles from './card.module.css'

export interface CardProps {
  title?: ReactNode
  /** To the right of the title: a chip or a link. */
  extra?: ReactNode
  /** Without inner padding, for lists of rows. */
  flush?: boolean
  className?: string | undefined
  children: ReactNode
}

export function Card({ title, extra, flush, className, children }: CardProps) {
  return (
    <section className={classNames(styles.card, className)}>
      {(title || extra) && (
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {extra}
        </div>
      )}
      <div className={flush ? undefined : styles.body}>{children}</div>
    </section>
  )
}
