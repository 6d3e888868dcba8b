import { termsTexts } from '@yf/domain/adjudication/terms-text'
import type { PlanLiability } from '@yf/domain/plan'
import { coverageTexts } from '@yf/domain/plan-text'
import { formatFen } from '@yf/domain/money'
import styles from './plans.module.css'

/** What the member reads, and below it what the rule says in sentences. */
export const LiabilityText = ({ liability }: { liability: PlanLiability }) => (
  <div className={styles.reading}>
    <p className={styles.caption}>会员看到</p>
    <p className={styles.name}>{liability.name || '未命名的责任'}</p>
    <p>{`${coverageTexts(liability).join(' · ')} · 年度限额 ${formatFen(liability.yearlyFen)}`}</p>
    <p>{liability.text || '（条款说明待填写）'}</p>
    {!liability.isLumpSum && (
      <>
        <p className={styles.caption}>赔付规则</p>
        <ul className={styles.rules}>
          {termsTexts(liability.rule).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </>
    )}
  </div>
)
