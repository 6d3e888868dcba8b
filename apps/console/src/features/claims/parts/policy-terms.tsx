import type { WorkCase } from '@yf/contract/claims-admin'
import { formatFen } from '@yf/domain/money'
import styles from './policy-terms.module.css'

type CaseLiability = NonNullable<WorkCase['policy']>['liabilities'][number]

const leftOf = ({ visitsLeft, daysLeft }: CaseLiability): string[] => [
  ...(visitsLeft === null ? [] : [`本年度还可赔付 ${visitsLeft} 次`]),
  ...(daysLeft === null ? [] : [`本年度住院还可赔付 ${daysLeft} 天`]),
]

const figuresOf = ({ visitFen, waitingDays }: CaseLiability): string =>
  [
    visitFen === null ? '单次不限额' : `单次限额 ${formatFen(visitFen)}`,
    waitingDays === 0 ? '没有等待期' : `等待期 ${waitingDays} 天`,
  ].join('，')

/** What this liability covers and excludes, as in the rule; the remaining annual limit first. */
export function PolicyTerms({ liability }: { liability: CaseLiability }) {
  return (
    <ul className={styles.terms} aria-label={`${liability.name}的条款`}>
      {leftOf(liability).map((term) => (
        <li key={term}>
          <b>{term}</b>
        </li>
      ))}
      <li>{figuresOf(liability)}</li>
      {liability.terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  )
}
