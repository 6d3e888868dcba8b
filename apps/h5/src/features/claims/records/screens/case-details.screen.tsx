import type { CaseDetail } from '@yf/contract/claim-shapes'
import { isDecided } from '#features/claims/shared/case-state.ts'
import { DecisionLines } from '#features/claims/shared/decision-lines.tsx'
import { ServiceLine } from '#features/messages/shared/service-line.tsx'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Card } from '#ui/card/card.tsx'
import { Money } from '#ui/money/money.tsx'
import { CasePage } from '../parts/case-page.tsx'
import styles from './case-details.module.css'

/** How the payout was calculated, receipt by receipt. */
export default function CaseDetailsScreen() {
  return (
    <CasePage>
      {(found) =>
        found.lines.length === 0 ? (
          <EmptyOf
            kind="claims"
            title="还没有赔付明细"
            note="理算完成后，每张发票的赔付金额和原因会显示在这里"
          />
        ) : (
          <Lines found={found} />
        )
      }
    </CasePage>
  )
}

function Lines({ found: { lines, billedFen, payableFen, earlierFen, state } }: { found: CaseDetail }) {
  const sum = payableFen ?? lines.reduce((total, line) => total + line.payableFen, 0)
  return (
    <>
      <Card>
        <p className={styles.label}>{isDecided(state) ? '应赔合计' : '预计应赔合计'}</p>
        <p>
          <Money fen={sum} size="hero" />
        </p>
        <p className={styles.label}>
          {`${lines.length} 张发票，共 `}
          <Money fen={billedFen} />
        </p>
        {earlierFen < 0 && (
          <p className={styles.label}>
            {'其中已随此后案件支付的 '}
            <Money fen={-earlierFen} />
          </p>
        )}
        {earlierFen > 0 && (
          <p className={styles.label}>
            {'含此前案件按就诊顺序重新计算后补付的 '}
            <Money fen={earlierFen} />
          </p>
        )}
      </Card>
      <DecisionLines lines={lines} />
      <ServiceLine />
    </>
  )
}
