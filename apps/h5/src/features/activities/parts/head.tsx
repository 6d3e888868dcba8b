import type { ActivityPage } from '@yf/contract/activities'
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

const dayMs = 86_400_000

/** Without the year: it is soon, or was just now. */
const dayWords = (day: string) => `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`
const isMidnight = (moment: string) => moment.slice(11, 16) === '00:00'
const momentWords = (moment: string) =>
  dayWords(moment) + (isMidnight(moment) ? '' : ` ${moment.slice(11, 16)}`)

/** What ends at midnight runs until the day before is over. */
const endWords = (moment: string) =>
  isMidnight(moment)
    ? dayWords(new Date(Date.parse(`${moment.slice(0, 10)}T00:00:00Z`) - dayMs).toISOString())
    : momentWords(moment)

export const windowWords = (startTime: string, endTime: string): string =>
  `${momentWords(startTime)} 至 ${endWords(endTime)}`

/** Picture, name and window, as the server's clock has it. */
export const Head = ({ title, summary, picLink, startTime, endTime, status }: ActivityPage) => (
  <header className={styles.head}>
    {picLink && <img className={styles.picture} src={picLink} alt="" width={160} height={120} />}
    <div className={styles.words}>
      <StatusChip status={status} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.time}>{windowWords(startTime, endTime)}</p>
    </div>
  </header>
)
