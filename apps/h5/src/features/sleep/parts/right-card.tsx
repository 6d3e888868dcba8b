import type { Output } from '@yf/contract/call'
import type { sleepCalls } from '@yf/contract/sleep'
import { dayText } from '@yf/domain/date-text'
import { Answered } from '#platform/http/answered.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { useSleepRight } from '../use-sleep.ts'
import styles from './right-card.module.css'

type Right = Output<typeof sleepCalls.equity>['right']

const notesOf = (right: Right): readonly string[] =>
  right
    ? ['每门课程用 1 次', `${dayText(right.endTime)}到期`]
    : ['暂无可用的睡眠权益，自评和睡眠日记仍可使用；课程权益请咨询企业人力资源']

/** The remaining right; members without one can still answer and keep a diary. */
export function RightCard() {
  return (
    <Answered of={useSleepRight()} skeleton={<SkeletonCard lines={2} />}>
      {({ right }) => (
        <section className={styles.hero} aria-label="睡眠权益">
          <Icon name="moon" size={32} />
          <div className={styles.text}>
            <p className={styles.title}>{right ? right.name : '好好睡一觉'}</p>
            {notesOf(right).map((note) => (
              <p key={note} className={styles.note}>
                {note}
              </p>
            ))}
          </div>
          {right && (
            <p className={styles.left}>
              <strong>{right.left}</strong>
              <span>{`/ ${right.total} 次`}</span>
            </p>
          )}
        </section>
      )}
    </Answered>
  )
}
