import type { CaseDetail } from '@yf/contract/claim-shapes'
import { caseStates } from '@yf/domain/claim-case'
import { materialKinds } from '@yf/domain/claim-materials'
import { CaseChip } from '#features/claims/shared/case-chip.tsx'
import { expectedText } from '#features/claims/shared/timeline.ts'
import { Card } from '#ui/card/card.tsx'
import { Money } from '#ui/money/money.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { amountLabel } from '../next-action.ts'
import styles from './case-head.module.css'

/** Status, amount, next step and expected date of the case. */
export function CaseHead({ found }: { found: CaseDetail }) {
  const { state, stateName, billedFen, payableFen, nextStep, expectedTime, askedFor } = found
  const label = amountLabel(found)
  return (
    <Card title="案件进度" extra={<CaseChip state={state} stateName={stateName} />}>
      <p className={styles.label}>{label || '发票金额'}</p>
      <Sum fen={label ? payableFen : billedFen || null} />
      {label && (
        <p className={styles.label}>
          发票金额 <Money fen={billedFen} />
        </p>
      )}
      {nextStep && (
        <p className={styles.next}>
          <span>{nextStep}</span>
          {expectedTime && <span className={styles.when}>{expectedText(expectedTime)}</span>}
        </p>
      )}
      {state === caseStates.supplementing && askedFor && (
        <div className={styles.asked}>
          <NoticeBar tone="warning">{supplementText(askedFor)}</NoticeBar>
        </div>
      )}
    </Card>
  )
}

/** Receipts that are not recognised yet have no total. */
const Sum = ({ fen }: { fen: number | null }) =>
  fen === null ? (
    <p className={styles.unread}>由理赔专员核对发票后确定</p>
  ) : (
    <p>
      <Money fen={fen} size="hero" />
    </p>
  )

function supplementText({ words: label, kinds }: NonNullable<CaseDetail['askedFor']>): string {
  const names = kinds.map((kind) => materialKinds[kind]).join('、')
  return names ? `请补充：${names}。${label}` : label
}
