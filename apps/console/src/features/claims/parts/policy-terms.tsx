import type { WorkCase } from '@yf/contract/workbench'
import styles from './policy-terms.module.css'

type Liability = NonNullable<WorkCase['policy']>['liabilities'][number]

const leftOf = ({ visitsLeft, daysLeft }: Liability): string[] => [
  ...(visitsLeft === null ? [] : [`本年度还可赔付 ${visitsLeft} 次`]),
  ...(daysLeft === null ? [] : [`本年度住院还可赔付 ${daysLeft} 天`]),
]

/** What this liability pays for and what not, as the rule has it; what is left of the year first. */
export function PolicyTerms({ liability }: { liability: Liability }) {
  return (
    <ul className={styles.terms} aria-label={`${liability.name}的条款`}>
      {leftOf(liability).map((words) => (
        <li key={words}>
          <b>{words}</b>
        </li>
      ))}
      {liability.terms.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}
