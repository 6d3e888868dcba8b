import type { HighExamBooking } from '@yf/contract/high-exam-shapes'
import { Done } from '#ui/done/done.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/names.ts'
import styles from './result-head.module.css'

/** The status in one sentence, and what happens next. */
export function ResultHead({ booking }: { booking: HighExamBooking }) {
  const { state, outcome, coveredBy } = booking
  if (state === 1)
    return (
      <Head
        icon="clock"
        title="已提交，等待机构确认"
        note="一般几分钟内确认，结果会通知您，可以先离开本页。确认前名额和次数都为您保留。"
      />
    )
  if (state === 2) return <Done title="预约成功" note="请空腹并携带证件按时到检，体检前一天会提醒您" />
  if (state === 3) return <Done title="体检已完成" note="报告一般 3 至 5 个工作日送达，届时通知您" />
  const note = `${outcome ?? ''}${state === 4 ? `。「${coveredBy}」的次数已退回，可以选择其他日期或机构` : ''}`
  return <Head icon="info" title={state === 4 ? '预约未成功或已取消' : '预约已过期'} note={note} />
}

const Head = ({ icon, title, note }: { icon: IconName; title: string; note: string }) => (
  <section className={styles.head} aria-live="polite">
    <span className={styles.mark}>
      <Icon name={icon} size={32} />
    </span>
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.note}>{note}</p>
  </section>
)
