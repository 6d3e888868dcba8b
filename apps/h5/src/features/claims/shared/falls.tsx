import { formatFen } from '@yf/domain/money'
import styles from './falls.module.css'
import { waterfall, type WaterfallStep, type LineSums } from './waterfall.ts'

/** Waterfall from the billed to the paid amount. */
export function Falls({ of }: { of: LineSums }) {
  return (
    <dl className={styles.falls}>
      {waterfall(of).map((fall) => (
        <Step key={fall.label} fall={fall} whole={of.billedFen} />
      ))}
    </dl>
  )
}

const share = (fen: number, whole: number) => `${whole === 0 ? 0 : (fen / whole) * 100}%`

/** The bar starts where the previous step ended, so that the eye follows the amount down. */
function Step({ fall, whole }: { fall: WaterfallStep; whole: number }) {
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
