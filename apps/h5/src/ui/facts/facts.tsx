import type { ReactNode } from 'react'
import styles from './facts.module.css'

export interface Fact {
  label: string
  value: ReactNode
}

/** Label and value pairs of a detail page; a fact without a value is omitted. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  const filled = rows.filter(({ value }) => value !== undefined && value !== null && value !== '')
  return (
    <dl className={styles.facts}>
      {filled.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
