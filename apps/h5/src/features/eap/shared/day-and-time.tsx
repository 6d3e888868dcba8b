import { useId } from 'react'
import base from '#ui/base.module.css'
import choice from '#ui/choice.module.css'
import { classNames } from '#ui/class-names.ts'
import styles from './day-and-time.module.css'
import { clockText, dateText, dayWord } from './times.ts'
import { today } from './today.ts'

interface DaysProps<D> {
  days: readonly D[]
  shownDay: string | undefined
  onShow: (day: string) => void
  /** Short text that says whether the day has free times. */
  stateOf: (day: D) => string
}

/** A strip of days with one selected. */
export const Days = <D extends { readonly day: string }>({
  days,
  shownDay,
  onShow,
  stateOf,
}: DaysProps<D>) => (
  <fieldset className={styles.days}>
    <legend className={base.hidden}>日期</legend>
    {days.map((one) => (
      <button
        key={one.day}
        type="button"
        className={classNames(base.tap, styles.day)}
        aria-pressed={one.day === shownDay}
        onClick={() => onShow(one.day)}
      >
        <span>{dayWord(one.day, today())}</span>
        <span className={styles.date}>{dateText(one.day)}</span>
        <span className={styles.state}>{stateOf(one)}</span>
      </button>
    ))}
  </fieldset>
)

interface Time {
  readonly id: string
  readonly startTime: string
  readonly waiting: number
  readonly isWaitedFor: 0 | 1
}

interface TimesProps<T> {
  times: readonly T[]
  value: T | null
  onChange: (time: T) => void
  /** The text of a free time; null if it is full. */
  freeText: (time: T) => string | null
  /** Times that cannot be chosen stay visible. */
  canChoose?: (time: T) => boolean
}

/** The times of a day; a full one offers the waitlist. */
export function Times<T extends Time>({ times, value, onChange, freeText, canChoose }: TimesProps<T>) {
  const name = useId()
  return (
    <fieldset className={styles.times}>
      <legend className={base.hidden}>时间</legend>
      {times.map((time) => (
        <label key={time.id} className={classNames(styles.time, freeText(time) === null && styles.full)}>
          <input
            type="radio"
            name={name}
            className={choice.input}
            checked={time.id === value?.id}
            disabled={canChoose?.(time) === false}
            onChange={() => onChange(time)}
          />
          <TimeBox of={time} text={freeText(time) ?? waitingText(time)} />
        </label>
      ))}
    </fieldset>
  )
}

const TimeBox = ({ of, text }: { of: Time; text: string }) => (
  <span className={styles.box}>
    <span className={styles.clock}>{clockText(of.startTime)}</span>
    <span className={styles.state}>{text}</span>
  </span>
)

function waitingText({ isWaitedFor, waiting }: Time): string {
  if (isWaitedFor === 1) return '候补中'
  return waiting > 0 ? `约满 · ${waiting} 人候补` : '约满 · 可候补'
}
