import type { FreeDay, FreeTime } from '@yf/contract/eap-shapes'
import { useId, useState } from 'react'
import base from '#ui/base.module.css'
import { classNames } from '#ui/class-names.ts'
import { clockText, dateText, dayWord } from '../shared/times.ts'
import { today } from '../shared/today.ts'
import styles from '../shared/time-picker.module.css'

interface Props {
  days: readonly FreeDay[]
  value: FreeTime | null
  onChange: (time: FreeTime) => void
  /** What cannot be chosen stays in sight. */
  canChoose: (time: FreeTime) => boolean
}

const isFullDay = ({ times }: FreeDay) => times.every(({ isFull }) => isFull === 1)

/** Where somebody looks first: the first day with a free time. */
const firstFree = (days: readonly FreeDay[]) => (days.find((day) => !isFullDay(day)) ?? days[0])?.day

/** A strip of days over the times of the one that is chosen; a full time can be waited for. */
export function TimePicker({ days, value, onChange, canChoose }: Props) {
  const [chosenDay, setDay] = useState(() => firstFree(days))
  const shown = days.find(({ day }) => day === chosenDay) ?? days[0]
  const name = useId()
  return (
    <>
      <fieldset className={styles.days}>
        <legend className={base.hidden}>日期</legend>
        {days.map((one) => (
          <Day key={one.day} of={one} isShown={one === shown} onShow={() => setDay(one.day)} />
        ))}
      </fieldset>
      <fieldset className={styles.times}>
        <legend className={base.hidden}>时间</legend>
        {shown?.times.map((time) => (
          <label key={time.id} className={classNames(styles.time, time.isFull === 1 && styles.full)}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={time.id === value?.id}
              disabled={!canChoose(time)}
              onChange={() => onChange(time)}
            />
            <Time of={time} />
          </label>
        ))}
      </fieldset>
    </>
  )
}

const Time = ({ of }: { of: FreeTime }) => (
  <span className={styles.box}>
    <span className={styles.clock}>{clockText(of.startTime)}</span>
    <span className={styles.state}>{stateText(of)}</span>
  </span>
)

function stateText({ isFull, isWaitedFor, waiting }: FreeTime): string {
  if (isFull === 0) return '可约'
  if (isWaitedFor === 1) return '候补中'
  return waiting > 0 ? `约满 · ${waiting} 人候补` : '约满 · 可候补'
}

function Day({ of, isShown, onShow }: { of: FreeDay; isShown: boolean; onShow: () => void }) {
  return (
    <button
      type="button"
      className={classNames(base.tap, styles.day)}
      aria-pressed={isShown}
      onClick={onShow}
    >
      <span>{dayWord(of.day, today())}</span>
      <span className={styles.date}>{dateText(of.day)}</span>
      <span className={styles.state}>{isFullDay(of) ? '约满' : '有空'}</span>
    </button>
  )
}
