import type { ExamPackage } from '@yf/contract/high-exam-shapes'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import styles from './package-card.module.css'

interface Props {
  examPackage: ExamPackage
  isMarked: boolean
  canMark: boolean
  onMark: (isMarked: boolean) => void
  onItems: () => void
  onChoose: () => void
}

/** 约 3 小时 */
const hoursText = (minutes: number): string => `约 ${Math.round(minutes / 30) / 2} 小时`

export function PackageCard({ examPackage, isMarked, canMark, onMark, onItems, onChoose }: Props) {
  const { name, summary, forWhom, minutes, items } = examPackage
  const groups = [...new Set(items.map(({ group }) => group))]
  return (
    <Card title={name} extra={<Chip tone="info">{`${items.length} 项`}</Chip>}>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.fact}>{`${forWhom} · ${hoursText(minutes)}`}</p>
      <p className={styles.fact}>{groups.join(' · ')}</p>
      <div className={styles.actions}>
        <Checkbox checked={isMarked} disabled={!canMark} onChange={onMark}>
          加入对比
        </Checkbox>
        <span className={styles.end}>
          <Button kind="plain" size="small" label={`看项目：${name}`} onTap={onItems}>
            看项目
          </Button>
          <Button size="small" label={`选择${name}`} onTap={onChoose}>
            选择
          </Button>
        </span>
      </div>
    </Card>
  )
}
