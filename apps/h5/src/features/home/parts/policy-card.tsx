import { formatFen } from '@yf/domain/money'
import { go } from '#platform/navigation/go.ts'
import base from '#ui/base.module.css'
import { Chip } from '#ui/chip/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { Money } from '#ui/money/money.tsx'
import { hasEnded, policyState, untilText, type MemberPolicy } from '#features/equity/shared/equity.ts'
import styles from './policy-card.module.css'

interface Props {
  policy: MemberPolicy
  today: string
}

/** A single link. Members look for the remaining cover; an ended policy has none. */
export function PolicyCard({ policy, today }: Props) {
  const { word, tone } = policyState(policy, today)
  return (
    <button
      type="button"
      className={classNames(base.tap, styles.card)}
      data-track="home.policy"
      onClick={() => go('/insurance/detail', { query: { id: policy.id } })}
    >
      <span className={styles.head}>
        <span className={styles.name}>{policy.name}</span>
        <Chip tone={tone}>{word}</Chip>
      </span>
      {!hasEnded(policy) && <Cover policy={policy} />}
      <span className={styles.fact}>
        {policy.insurer} · 保单号 {policy.policyNo}
      </span>
      <span className={styles.fact}>
        {policy.status === 1 ? `${policy.startDt} 起生效` : untilText(policy.endDt, today)}
      </span>
    </button>
  )
}

function Cover({ policy: { coverFen, usedFen } }: Pick<Props, 'policy'>) {
  const left = Math.max(coverFen - usedFen, 0)
  const share = coverFen > 0 ? (left / coverFen) * 100 : 0
  return (
    <>
      <span className={styles.cover}>
        <span>
          <span className={styles.fact}>剩余保额</span>
          <Money fen={left} size="number" />
        </span>
        <span className={styles.fact}>总保额 {formatFen(coverFen)}</span>
      </span>
      <span className={styles.bar} aria-hidden>
        <span className={styles.left} style={{ width: `${share}%` }} />
      </span>
    </>
  )
}
