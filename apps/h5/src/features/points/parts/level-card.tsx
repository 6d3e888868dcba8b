import type { Member } from '@yf/contract/points'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './level-card.module.css'

const figure = (points: number) => points.toLocaleString('zh-CN')

/** Progress towards the next level, in percent. */
const progressOf = ({ level, next, earned }: Member): number => {
  if (!next) return 100
  // A level that was kept may by now require more than was earned.
  const done = Math.floor(((earned - level.from) * 100) / (next.from - level.from))
  return Math.min(Math.max(done, 0), 100)
}

/** The level, the points missing for the next, and the benefits of both. */
export function LevelCard({ member }: { member: Member }) {
  const { level, next, earned, missing } = member
  return (
    <section className={styles.card} aria-label="会员等级">
      <p className={styles.badge}>
        <Icon name="star" size={16} />
        {`V${level.no}`}
      </p>
      <h2 className={styles.name}>{`${level.name}会员`}</h2>
      <p className={styles.earned}>{`累计获得 ${figure(earned)} 积分`}</p>
      <progress className={styles.progress} max={100} value={progressOf(member)} aria-label="升级进度" />
      <p className={styles.next}>
        {next ? `再获得 ${figure(missing)} 积分升级为${next.name}会员` : '您已是最高等级'}
      </p>
      <ul className={styles.benefits} aria-label="等级权益">
        {level.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </section>
  )
}
