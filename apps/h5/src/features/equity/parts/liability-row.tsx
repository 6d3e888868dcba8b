import type { PolicyLiability } from '@yf/contract/equity'
import { formatFen } from '@yf/domain/money'
import { coverageTexts } from '@yf/domain/plan-text'
import styles from './liability-row.module.css'

export function LiabilityRow({ liability }: { liability: PolicyLiability }) {
  const { name, yearlyFen, usedFen, deductibleFen, deductibleUsedFen } = liability
  const left = Math.max(yearlyFen - usedFen, 0)
  return (
    <div className={styles.row}>
      <p className={styles.head}>
        <span className={styles.name}>{name}</span>
        <span className={styles.left}>{`剩余 ${formatFen(left)}`}</span>
      </p>
      <div className={styles.bar} aria-hidden>
        <span style={{ width: `${(left / yearlyFen) * 100}%` }} />
      </div>
      <p className={styles.text}>{coverageTexts(liability).join(' · ')}</p>
      {deductibleFen > 0 && (
        <p className={styles.text}>
          {`免赔额已抵扣 ${formatFen(deductibleUsedFen)}，还剩 ${formatFen(deductibleFen - deductibleUsedFen)}`}
        </p>
      )}
      <p className={styles.text}>{`年度限额 ${formatFen(yearlyFen)}，已用 ${formatFen(usedFen)}`}</p>
    </div>
  )
}
