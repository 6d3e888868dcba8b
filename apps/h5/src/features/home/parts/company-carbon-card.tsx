import type { companyCalls } from '@yf/contract/company'
import type { Output } from '@yf/contract/call'
import { Card } from '#ui/card/card.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from './company-carbon-card.module.css'

type Carbon = Output<typeof companyCalls.carbon>

const kilograms = (gram: number) =>
  (gram / 1000).toLocaleString('zh-CN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The company's carbon saving and the member's rank in it. */
export function CompanyCarbonCard({ carbon }: { carbon: Carbon }) {
  const { totalGram, memberCount, myRank, myGram, ranking } = carbon
  const most = Math.max(...ranking.map(({ gram }) => gram), 1)
  return (
    <Card title="企业碳减排">
      <p className={styles.total}>
        <strong>{kilograms(totalGram)}</strong> 千克
        <span className={styles.note}>{`${memberCount} 位同事共同减排`}</span>
      </p>
      <p className={styles.mine}>
        {myRank ? `您减排 ${kilograms(myGram)} 千克，排名第 ${myRank}` : '您还没有减排记录，线上理赔即可参与'}
      </p>
      <ol className={styles.ranking} aria-label="碳减排排行">
        {ranking.map(({ rank, name, gram, isMe }) => (
          <li key={rank} className={classNames(styles.row, isMe && styles.me)}>
            <span className={styles.rank}>{rank}</span>
            <span className={styles.name}>{isMe ? `${name}（我）` : name}</span>
            <span className={styles.bar} aria-hidden>
              <span style={{ width: `${(gram / most) * 100}%` }} />
            </span>
            <span className={styles.gram}>{`${kilograms(gram)} 千克`}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
