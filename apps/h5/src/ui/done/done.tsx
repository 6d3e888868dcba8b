import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { phrases } from '#ui/phrases/phrases.tsx'
import styles from './done.module.css'

interface DoneProps {
  title: string
  note: string
  /** Another than the tick where it is not good news: something waits, or has come to nothing. */
  icon?: 'check' | 'clock' | 'info'
  children?: ReactNode
}

/** It went well, and what comes next. */
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
