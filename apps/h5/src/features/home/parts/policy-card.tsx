import { formatFen } from '@yf/domain/money'
import { go } from '#platform/navigation/go.ts'
import base from '#ui/base.module.css'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { Money } from '#ui/money/money.tsx'
import { policyState, untilText, type Policy } from '#features/equity/shared/equity.ts'
import styles from './policy-card.module.css'

/** The number people care about is what is left of the cover. */
export function PolicyCard({ policy, today }: { policy: Policy; today: string }) {
  const { word, tone } = policyState(policy, today)
  const left = Math.max(policy.coverFen - policy.usedFen, 0)
  const share = policy.coverFen > 0 ? (left / policy.coverFen) * 100 : 0
  return (
    <Card
      className={classNames(!policy.useful && styles.ended)}
      title={policy.name}
      extra={<Chip tone={tone}>{word}</Chip>}
    >
      <div className={styles.cover}>
        <div>
          <p className={styles.label}>剩余保额</p>
          <Money fen={left} size="number" />
        </div>
        <p className={styles.total}>总保额 {formatFen(policy.coverFen)}</p>
      </div>
      <div className={styles.bar} aria-hidden>
        <span className={styles.left} style={{ width: `${share}%` }} />
      </div>
      <p className={styles.fact}>
        {policy.insurer} · 保单号 {policy.policyNo}
      </p>
      <p className={styles.fact}>
        {policy.status === 1 ? `${policy.startDt} 起生效` : untilText(policy.endDt, today)}
      </p>
      <button
        type="button"
        className={styles.more}
        data-track="home.policy"
        onClick={() => go('/insurance/detail', { query: { id: policy.id } })}
      >
        查看保障<span className={base.hidden}>{policy.name}</span>
      </button>
    </Card>
  )
}
