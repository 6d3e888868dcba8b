import type { Radar } from '@yf/contract/cards'
import { Money } from '#ui/money/money.tsx'
import styles from './radar.module.css'

/** The total value that is about to expire. */
export function RadarTotal({ radar: { items, totalFen } }: { radar: Radar }) {
  if (totalFen === 0) return <p className={styles.total}>{`${items.length} 项权益将在 60 天内到期`}</p>
  return (
    <p className={styles.total}>
      {`${items.length} 项权益，价值约`}
      <Money fen={totalFen} size="number" />
      将在 60 天内到期
    </p>
  )
}
