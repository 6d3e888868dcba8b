import type { Member } from '@yf/contract/points'
import { shortDayText } from '@yf/domain/near-days'
import { Card } from '#ui/card/card.tsx'
import styles from './coming-rules.module.css'

/** Announces changes of the company's rules in advance, and that no member loses a level by them. */
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
