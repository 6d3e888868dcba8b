import type { ReactNode } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { phrases } from '#ui/phrases/phrases.tsx'
import styles from './done.module.css'

interface DoneProps {
  title: string
  note: string
  children?: ReactNode
}

/** It went well, and what comes next. */
export function Done({ title, note, children }: DoneProps) {
  return (
    <section className={styles.done} aria-live="polite">
      <span className={styles.mark}>
        <Icon name="check" size={32} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.note}>{phrases(note)}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  )
}
