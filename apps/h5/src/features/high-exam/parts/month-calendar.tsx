import type { ExamDay } from '@yf/contract/high-exam-shapes'
import { Answered, type QueryState } from '#platform/http/answered.tsx'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Bone, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { addMonths, monthText, squaresOf, type CalendarDay } from '../months.ts'
import { weekdayText } from '../texts.ts'
import styles from './month-calendar.module.css'

interface Props {
  month: string
  onMonth: (month: string) => void
  schedule: QueryState<{ days: readonly ExamDay[] }>
  /** The first month that can be shown. */
  first: string
  /** The last day that the right covers; null if unknown. */
  last: string | null
  value: string | null
  onChange: (day: string) => void
}

const weekdays = ['一', '二', '三', '四', '五', '六', '日'] as const
/** The furthest month that can be booked. */
const mostMonths = 6

/** A month of days with the remaining slots of each: 31 cells, however many slots there are. */
export function MonthCalendar(props: Props) {
  const { month, onMonth, schedule, first, last, value, onChange } = props
  const end = last === null ? addMonths(first, mostMonths) : last.slice(0, 7)
  return (
    <>
      <div className={styles.head}>
        <Turn label="上个月" isOff={month <= first} onTap={() => onMonth(addMonths(month, -1))} isBack />
        <h2 className={styles.month} aria-live="polite">
          {monthText(month)}
        </h2>
        <Turn label="下个月" isOff={month >= end} onTap={() => onMonth(addMonths(month, 1))} />
      </div>
      <div className={styles.weekdays} aria-hidden>
        {weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      <Answered of={schedule} skeleton={<Waiting squares={squaresOf(month, [], last)} />}>
        {({ days }) => (
          <fieldset className={styles.days}>
            <legend className={base.hidden}>{`${monthText(month)}可预约的日期`}</legend>
            {squaresOf(month, days, last).map((square, at) =>
              square ? (
                <Day key={square.day} of={square} isChosen={square.day === value} onChange={onChange} />
              ) : (
                // oxlint-disable-next-line react/no-array-index-key -- the cells before the first day have no key of their own
                <span key={at} />
              ),
            )}
          </fieldset>
        )}
      </Answered>
    </>
  )
}

const Waiting = ({ squares }: { squares: readonly (CalendarDay | null)[] }) => (
  <Skeleton>
    <div className={styles.days}>
      {squares.map((square, at) =>
        // oxlint-disable-next-line react/no-array-index-key
        square ? <Bone key={square.day} height={44} /> : <span key={at} />,
      )}
    </div>
  </Skeleton>
)

/** Below this, the exact number is shown. */
const few = 20

function leftText(left: number): string {
  if (left === 0) return '约满'
  return left > few ? '可约' : `余 ${left}`
}

function Day({
  of: { day, left },
  isChosen,
  onChange,
}: {
  of: CalendarDay
  isChosen: boolean
  onChange: (day: string) => void
}) {
  return (
    <button
      type="button"
      className={classNames(base.tap, styles.day, left === 0 && styles.full)}
      aria-pressed={isChosen}
      disabled={left === null || left === 0}
      onClick={() => onChange(day)}
    >
      <span className={styles.number}>
        <span className={base.hidden}>{`${Number(day.slice(5, 7))}月`}</span>
        {Number(day.slice(8))}
        <span className={base.hidden}>{`日 ${weekdayText(day)} `}</span>
      </span>
      <span className={styles.left}>
        {left === null ? <span className={base.hidden}>不可约</span> : leftText(left)}
      </span>
    </button>
  )
}

interface TurnProps {
  label: string
  isOff: boolean
  isBack?: boolean
  onTap: () => void
}

const Turn = ({ label, isOff, isBack, onTap }: TurnProps) => (
  <button type="button" className={classNames(base.tap, styles.turn)} disabled={isOff} onClick={onTap}>
    <Icon name={isBack ? 'back' : 'chevron-right'} size={20} label={label} />
  </button>
)
