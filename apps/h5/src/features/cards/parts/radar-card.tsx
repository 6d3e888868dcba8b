import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { RadarRow } from '../shared/radar-items.tsx'
import { RadarSwitch } from '../shared/radar-switch.tsx'
import { RadarTotal } from '../shared/radar-total.tsx'
import styles from '../shared/radar.module.css'
import { useRadar } from '../shared/use-radar.ts'

const initialCount = 3

/**
 * Shown on top of the card pack. Nothing shows if no card is about to expire; if the radar is off, the card offers to
 * turn it on.
 */
export function RadarCard() {
  const radar = useRadar().data
  const [isWhole, setWhole] = useState(false)
  if (!radar) return null
  if (radar.isOn === 0) {
    return (
      <Card flush>
        <RadarSwitch />
      </Card>
    )
  }
  if (radar.items.length === 0) return null
  const visibleItems = isWhole ? radar.items : radar.items.slice(0, initialCount)
  return (
    <Card title="权益即将到期">
      <RadarTotal radar={radar} />
      <ul className={styles.rows} aria-label="即将到期的权益">
        {visibleItems.map((item) => (
          <RadarRow key={item.id} item={item} />
        ))}
      </ul>
      {visibleItems.length < radar.items.length && (
        <Button kind="plain" size="small" block onTap={() => setWhole(true)}>
          {`查看全部 ${radar.items.length} 项`}
        </Button>
      )}
    </Card>
  )
}
