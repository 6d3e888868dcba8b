import type { Member } from '@yf/contract/points'
import { shortDayText } from '@yf/domain/near-days'
import { Card } from '#ui/card/card.tsx'
import styles from './coming-rules.module.css'

/** What the company will change is told before it holds, and that nobody loses a level by it. */
export const ComingRules = ({ coming }: { coming: Member['coming'] }) =>
  coming && (
    <Card title={`${shortDayText(coming.day)}起积分规则有调整`}>
      <ul className={styles.changes}>
        {coming.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p className={styles.note}>已获得的积分和已达到的等级不受影响。</p>
    </Card>
  )
