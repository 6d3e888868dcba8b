import type { FreeDay, FreeTime } from '@yf/contract/eap-shapes'
import { useState } from 'react'
import { Days, Times } from '../shared/day-and-time.tsx'

interface Props {
  days: readonly FreeDay[]
  value: FreeTime | null
  onChange: (time: FreeTime) => void
  canChoose: (time: FreeTime) => boolean
}

const isFullDay = ({ times }: FreeDay) => times.every(({ isFull }) => isFull === 1)

/** The initial day: the first with a free time. */
const firstFree = (days: readonly FreeDay[]) => (days.find((day) => !isFullDay(day)) ?? days[0])?.day

/** A strip of days above the times of the selected one; a full time offers the waitlist. */
export function TimePicker({ days, value, onChange, canChoose }: Props) {
  const [chosenDay, setDay] = useState(() => firstFree(days))
  const shownDay = days.find(({ day }) => day === chosenDay) ?? days[0]
  return (
    <>
      <Days
        days={days}
        shownDay={shownDay?.day}
        onShow={setDay}
        stateOf={(day) => (isFullDay(day) ? '约满' : '有空')}
      />
      <Times
        times={shownDay?.times ?? []}
        value={value}
        onChange={onChange}
        freeText={({ isFull }) => (isFull === 0 ? '可约' : null)}
        canChoose={canChoose}
      />
    </>
  )
}
