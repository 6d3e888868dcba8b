import type { ReactNode } from 'react'
import styles from './tab-head.module.css'

interface Props {
  /** A logo or an avatar. */
  lead: ReactNode
  title: ReactNode
  note: ReactNode
  /** Chips below the note. */
  children?: ReactNode
  aside?: ReactNode
}

/** Head of the company and user tabs. */
export function TabHead({ lead, title, note, children, aside }: Props) {
  return (
    <header className={styles.head}>
      {lead}
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.note}>{note}</p>
        {children}
      </div>
      {aside}
    </header>
  )
}
