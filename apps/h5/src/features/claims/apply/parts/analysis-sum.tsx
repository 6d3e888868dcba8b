import type { MaterialPage } from '@yf/contract/claim-shapes'
import { formatFen } from '@yf/domain/money'
import { Card } from '#ui/card/card.tsx'
import { Money } from '#ui/money/money.tsx'
import styles from './analysis.module.css'
import { ManualReviewReasons } from './manual-review-reasons.tsx'

/** The estimated payout and how it is calculated. */
export function AnalysisSum({ page: { estimate, materials } }: { page: MaterialPage }) {
  const { billedFen, payableFen, lines, isAtOnce, reasons } = estimate
  const when = isAtOnce ? '资料清楚齐全，提交后可以当场得到结果' : '提交后由理赔专员审核，结果会通知您'
  return (
    <Card>
      <div className={styles.sum}>
        <p className={styles.label}>预计可赔</p>
        <Money fen={payableFen} size="hero" />
        <p className={styles.note}>
          {`共 ${materials.length} 份资料，${lines.length} 张发票合计 ${formatFen(billedFen)}`}
        </p>
        {lines.length > 0 && <p className={styles.note}>{when}</p>}
      </div>
      {reasons.length > 0 && <ManualReviewReasons reasons={reasons} />}
    </Card>
  )
}
