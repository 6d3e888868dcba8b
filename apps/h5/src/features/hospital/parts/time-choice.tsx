import { useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import base from '#ui/base.module.css'
import type { AdviserDay } from '../adviser-days.ts'
import styles from './time-choice.module.css'

interface TimeChoiceProps {
  days: readonly AdviserDay[]
  value: string | null
  onChange: (slotId: string) => void
}

/** Days in a scrolling row, and the times of the selected one. */
export function TimeChoice({ days, value, onChange }: TimeChoiceProps) {
  const [chosen, setChosen] = useState(days[0]?.day)
  const shownDay = days.find(({ day }) => day === chosen) ?? days[0]
  return (
    <>
      <div className={styles.days} role="group" aria-label="日期">
        {days.map(({ day, label }) => (
          <button
            key={day}
            type="button"
            className={classNames(base.tap, styles.day, day === shownDay?.day && styles.chosen)}
            aria-pressed={day === shownDay?.day}
            onClick={() => setChosen(day)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.times} role="group" aria-label="时间">
        {shownDay?.times.map(({ id, label, isFull }) => (
          <button
            key={id}
            type="button"
            className={classNames(base.tap, styles.time, id === value && styles.chosen)}
            aria-pressed={id === value}
            disabled={isFull}
            onClick={() => onChange(id)}
          >
            {isFull ? `${label} 已满` : label}
          </button>
        ))}
      </div>
    </>
  )
}
