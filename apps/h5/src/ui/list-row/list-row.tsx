import type { ReactNode } from 'react'
import base from '#ui/base.module.css'
import { useTap } from '#ui/button/use-tap.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './list-row.module.css'

export interface ListRowProps {
  title: ReactNode
  /** One or two short facts under the title. */
  facts?: readonly ReactNode[]
  /** A Chip. */
  state?: ReactNode
  /** A Money, on the right. */
  amount?: ReactNode
  /** A picture or an icon, on the left. */
  lead?: ReactNode
  onTap?: () => void
}

export function ListRow({ title, facts, state, amount, lead, onTap }: ListRowProps) {
  const tap = useTap(onTap)
  const content = (
    <>
      {lead && <span className={styles.lead}>{lead}</span>}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {facts?.map((fact, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the order of the facts is fixed, so their index is their key
          <span key={index} className={styles.fact}>
            {fact}
          </span>
        ))}
      </span>
      {(amount || state) && (
        <span className={styles.side}>
          {amount && <span className={styles.amount}>{amount}</span>}
          {state}
        </span>
      )}
    </>
  )
  if (!onTap) return <div className={styles.row}>{content}</div>
  return (
    <button type="button" className={classNames(base.tap, styles.row)} onClick={() => tap()}>
      {content}
    </button>
  )
}
