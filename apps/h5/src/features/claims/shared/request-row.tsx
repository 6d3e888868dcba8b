import type { ReactNode } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Money } from '#ui/money/money.tsx'
import styles from './request-row.module.css'

interface LabelledSum {
  readonly label: string
  readonly fen: number
}

interface Props {
  title: string
  state: ReactNode
  facts: readonly string[]
  requested: LabelledSum | null
  /** Shown beside the requested amount. */
  granted: LabelledSum | null
  onOpen: () => void
  /** `RowActions` for actions on the row. */
  children?: ReactNode
}

/** A payment request as a row that opens. */
export const RequestRow = ({ title, state, facts, requested, granted, onOpen, children }: Props) => (
  <article className={styles.card}>
    <button type="button" className={classNames(base.tap, styles.body)} onClick={onOpen}>
      <span className={styles.head}>
        <span className={styles.title}>{title}</span>
        {state}
      </span>
      {facts.map((fact) => (
        <span key={fact} className={styles.fact}>
          {fact}
        </span>
      ))}
      {requested && (
        <span className={styles.amounts}>
          <Amount of={requested} />
          {granted && <Amount of={granted} className={styles.paid} />}
        </span>
      )}
    </button>
    {children}
  </article>
)

const Amount = ({ of: { label, fen }, className }: { of: LabelledSum; className?: string | undefined }) => (
  <span className={classNames(styles.amount, className)}>
    <span className={styles.fact}>{label}</span>
    <Money fen={fen} />
  </span>
)

export const RowActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
)
