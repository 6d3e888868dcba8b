import type { DecisionLine } from '@yf/contract/claim-shapes'
import { Card } from '#ui/card/card.tsx'
import { Money } from '#ui/money/money.tsx'
import { dayText } from './case-state.ts'
import styles from './decision-lines.module.css'
import { Falls } from './falls.tsx'

/** Each receipt from the billed to the paid amount, with the reasons. */
export function DecisionLines({ lines }: { lines: readonly DecisionLine[] }) {
  return (
    <ol className={styles.lines} aria-label="每张发票的赔付明细">
      {lines.map((line, at) => (
        <li key={line.receiptId}>
          <Line line={line} at={at} />
        </li>
      ))}
    </ol>
  )
}

function Line({ line, at }: { line: DecisionLine; at: number }) {
  const title = line.invoiceNumber ? `发票 ${line.invoiceNumber}` : `第 ${at + 1} 张发票`
  const facts = [line.day && dayText(line.day), line.hospital, line.liabilityName].filter(Boolean)
  return (
    <Card title={title} extra={<Money fen={line.payableFen} size="number" />}>
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      <Falls of={line} />
      <p className={styles.reason}>{line.reason}</p>
    </Card>
  )
}
