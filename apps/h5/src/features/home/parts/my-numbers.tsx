import { Card } from '#ui/card/card.tsx'
import { go, replaceWith } from '#platform/navigation/go.ts'
import { useCarbon, useScore } from '../use-points.ts'
import styles from './my-numbers.module.css'

interface Props {
  counts: { policies: number; packages: number; welfare: number } | null
  onScore: () => void
}

/** The figures a person looks for: each opens where it is explained. */
export function MyNumbers({ counts, onScore }: Props) {
  const score = useScore().data?.balance
  const carbon = useCarbon().data?.balance
  const rows = [
    { label: '可用积分', value: score, onTap: onScore, track: 'user.score' },
    { label: '碳积分', value: carbon, onTap: () => go('/carbon'), track: 'user.carbon' },
    {
      label: '保障中保单',
      value: counts?.policies,
      onTap: () => go('/insurance'),
      track: 'user.policy',
    },
    {
      label: '可用服务',
      value: counts && counts.packages + counts.welfare,
      onTap: () => replaceWith('/home'),
      track: 'user.service',
    },
  ]
  return (
    <Card>
      <div className={styles.numbers}>
        {rows.map(({ label, value, onTap, track }) => (
          <button key={label} type="button" className={styles.number} onClick={onTap} data-track={track}>
            <strong>{value ?? '--'}</strong>
            <span>{label}</span>
          </button>
        ))}
      </div>
    </Card>
  )
}
