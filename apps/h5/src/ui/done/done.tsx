import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { phrases } from '#ui/phrases/phrases.tsx'
import styles from './done.module.css'

interface DoneProps {
  title: string
  note: string
  /** Another icon than the tick if it is not a success: pending or without effect. */
  icon?: 'check' | 'clock' | 'info'
  children?: ReactNode
}

/** A success and the next steps. */
export function Done({ title, note, icon = 'check', children }: DoneProps) {
  return (
    <section className={styles.done} aria-live="polite">
      <span className={classNames(styles.mark, icon !== 'check' && styles.isQuiet)}>
        <Icon name={icon} size={32} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.note}>{phrases(note)}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  )
}
