import { go } from '#platform/navigation/go.ts'
import { useTheme } from '#platform/theme/theme.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { RadarRow } from './radar-items.tsx'
import { RadarTotal } from './radar-total.tsx'
import styles from './radar.module.css'
import { useRadar } from './use-radar.ts'

/** On the home page: a link to the pack and the most valuable expiring item. */
export function RadarLine() {
  const radar = useRadar().data
  const hasPack = useTheme().personal.some(({ keyValue }) => keyValue === 'personal_center_cards')
  const [first] = radar?.items ?? []
  if (!hasPack) return null
  if (!radar || !first) {
    return (
      <Card flush>
        <Cell icon="card" label="原力卡包" note="查看全部卡与权益" onTap={() => go('/yfCards')} />
      </Card>
    )
  }
  return (
    <Card title="权益即将到期">
      <RadarTotal radar={radar} />
      <ul className={styles.rows}>
        <RadarRow item={first} />
      </ul>
      <Button kind="plain" size="small" block onTap={() => go('/yfCards')}>
        {`原力卡包：共 ${radar.items.length} 项即将到期`}
      </Button>
    </Card>
  )
}
