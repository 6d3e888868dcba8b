import { Card } from '#ui/card/card.tsx'
import { go, replaceWith } from '#platform/navigation/go.ts'
import { useCarbon, useScore } from '../use-points.ts'
import styles from './my-numbers.module.css'

interface Props {
  counts: { policies: number; packages: number; welfare: number } | null
  onScore: () => void
}

interface NumberRow {
  readonly label: string
  readonly value: number | null | undefined
  /** The page that explains it; as a path, so that its screen can be prefetched on touch. */
  readonly to?: '/carbon' | '/insurance'
  readonly onTap?: () => void
  readonly track: string
}

/** The member's key figures: each opens the page that explains it. */
export function MyNumbers({ counts, onScore }: Props) {
  const score = useScore().data?.balance
  const carbon = useCarbon().data?.balance
  const rows: readonly NumberRow[] = [
    { label: '可用积分', value: score, onTap: onScore, track: 'user.score' },
    { label: '碳积分', value: carbon, to: '/carbon', track: 'user.carbon' },
    { label: '保障中保单', value: counts?.policies, to: '/insurance', track: 'user.policy' },
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
        {rows.map(({ label, value, to, onTap = () => to && go(to), track }) => (
          <button
            key={label}
            type="button"
            className={styles.number}
            onClick={onTap}
            data-to={to}
            data-track={track}
          >
            <strong>{value?.toLocaleString('zh-CN') ?? '--'}</strong>
            <span>{label}</span>
          </button>
        ))}
      </div>
    </Card>
  )
}
