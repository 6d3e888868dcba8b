import type { DecisionLine } from '@yf/contract/claim-shapes'
import { formatFen } from '@yf/domain/money'
import { Card } from '#ui/card/card.tsx'
import { Money } from '#ui/money/money.tsx'
import { dayText } from './case-state.ts'
import styles from './decision-lines.module.css'
import { waterfall, type Fall } from './waterfall.ts'

/** Each receipt from what was billed down to what is paid, and why. */
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
      <dl className={styles.falls}>
        {waterfall(line).map((fall) => (
          <Step key={fall.label} fall={fall} whole={line.billedFen} />
        ))}
      </dl>
      <p className={styles.reason}>{line.reason}</p>
    </Card>
  )
}

const share = (fen: number, whole: number) => `${whole === 0 ? 0 : (fen / whole) * 100}%`

/** The bar hangs where the step before it ended, so that the eye follows the money down. */
function Step({ fall, whole }: { fall: Fall; whole: number }) {
  const { label, kind, fen, from } = fall
  return (
    <div className={styles.step} data-kind={kind}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.amount}>{kind === 'minus' ? `−${formatFen(fen)}` : formatFen(fen)}</dd>
      <dd className={styles.track} aria-hidden>
        <span
          className={styles.bar}
          style={{ marginInlineStart: share(from, whole), width: share(fen, whole) }}
        />
      </dd>
    </div>
  )
}
