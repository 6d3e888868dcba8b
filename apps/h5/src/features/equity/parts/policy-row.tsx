import { formatFen } from '@yf/domain/money'
import { hasEnded, policyState, untilText, type MemberPolicy } from '../shared/equity.ts'
import base from '#ui/base.module.css'
import { Chip } from '#ui/chip/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { Money } from '#ui/money/money.tsx'
import styles from './policy-row.module.css'

interface Props {
  policy: MemberPolicy
  today: string
  onTap: () => void
}

/** One policy as a card that opens, with the remaining amount in the largest type. */
export function PolicyRow({ policy, today, onTap }: Props) {
  const { word, tone } = policyState(policy, today)
  const left = Math.max(policy.coverFen - policy.usedFen, 0)
  return (
    <button type="button" className={classNames(base.tap, styles.card)} onClick={onTap}>
      <span className={styles.head}>
        <span className={styles.name}>{policy.name}</span>
        <Chip tone={tone}>{word}</Chip>
      </span>
      {!hasEnded(policy) && (
        <span className={styles.cover}>
          <span className={styles.label}>剩余保额</span>
          <Money fen={left} size="number" />
          <span className={styles.total}>{`总保额 ${formatFen(policy.coverFen)}`}</span>
        </span>
      )}
      <span className={styles.fact}>{`${policy.insurer} · 被保人 ${policy.insuredName}`}</span>
      <span className={styles.fact}>
        {policy.status === 1 ? `${policy.startDt} 起生效` : untilText(policy.endDt, today)}
      </span>
    </button>
  )
}
