import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/names.ts'
import styles from './timeline.module.css'

export interface TimelineStep {
  key: string
  title: string
  state: 'done' | 'current' | 'waiting' | 'failed'
  /** 11-15 14:30 */
  time?: string
  /** Who did it or has to: 您, 理赔专员. */
  actor?: string
  note?: string
  /** What happens next. */
  next?: string
  /** The expected date: 预计 2 个工作日内. */
  expected?: string
}

const marks: Record<TimelineStep['state'], { icon?: IconName; word: string }> = {
  done: { icon: 'check', word: '已完成' },
  current: { word: '进行中' },
  waiting: { word: '未开始' },
  failed: { icon: 'close', word: '未通过' },
}

export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.timeline}>
      {steps.map((step) => {
        const { icon, word } = marks[step.state]
        return (
          <li
            key={step.key}
            className={classNames(styles.step, styles[step.state])}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark}>{icon && <Icon name={icon} size={12} />}</span>
            <div className={styles.head}>
              <span className={styles.title}>
                {step.title}
                <span className={base.hidden}>{`（${word}）`}</span>
              </span>
              {step.time && <time className={styles.time}>{step.time}</time>}
            </div>
            {step.actor && <p className={styles.fact}>{step.actor}</p>}
            {step.note && <p className={styles.note}>{step.note}</p>}
            {(step.next || step.expected) && (
              <p className={styles.next}>
                {step.next && <span>下一步：{step.next}</span>}
                {step.expected && <span className={styles.expected}>{step.expected}</span>}
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
