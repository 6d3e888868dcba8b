import type { ReactNode } from 'react'
import styles from '../pages/orders.module.css'

interface Fact {
  readonly label: string
  /** null hides the row. */
  readonly value: ReactNode
}

export const Facts = ({ rows }: { rows: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {rows
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
