import type { ActivityPage } from '@yf/contract/activities'
import { windowText } from '@yf/domain/near-days'
import { Chip } from '#ui/chip/chip.tsx'
import styles from './head.module.css'

const states = {
  1: { tone: 'info', words: '即将开始' },
  2: { tone: 'success', words: '进行中' },
  3: { tone: 'neutral', words: '已结束' },
} as const

export const StatusChip = ({ status }: Pick<ActivityPage, 'status'>) => (
  <Chip tone={states[status].tone}>{states[status].words}</Chip>
)

/** Picture, name and time window, in server time. */
export const Head = ({ title, summary, picLink, startTime, endTime, status }: ActivityPage) => (
  <header className={styles.head}>
    {picLink && <img className={styles.picture} src={picLink} alt="" width={160} height={120} />}
    <div className={styles.text}>
      <StatusChip status={status} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.time}>{windowText(startTime, endTime)}</p>
    </div>
  </header>
)
