import type { SleepNight } from '@yf/contract/sleep'
import { addDays } from '@yf/domain/dates'
import { durationText } from '@yf/domain/sleep/diary'
import styles from './sleep-plot.module.css'

const box = { width: 340, height: 160, left: 22, right: 8, bottom: 18, top: 8 } as const
const mostHours = 12
const plotHeight = box.height - box.bottom - box.top
const floor = box.height - box.bottom

interface Props {
  nights: readonly SleepNight[]
  /** The last day on the plot. */
  today: string
  days: number
}

const heightOf = (minutes: number) => (Math.min(minutes / 60, mostHours) / mostHours) * plotHeight

/** One bar per night: pale for time in bed, solid for sleep. A day without an entry is a gap. */
export function SleepPlot({ nights, today, days }: Props) {
  const byDay = new Map(nights.map((night) => [night.day, night]))
  const plottedDays = Array.from({ length: days }, (_, at) => addDays(today, at + 1 - days))
  const share = (box.width - box.left - box.right) / days
  const recordedNights = plottedDays.flatMap((day) => byDay.get(day) ?? [])
  const label = `最近${days}天的睡眠时长，共${recordedNights.length}夜${recordedNights.map(({ day, slept }) => `，${day.slice(5)} ${durationText(slept)}`).join('')}`
  return (
    <svg className={styles.plot} viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={label}>
      {[0, 4, 8, 12].map((hours) => (
        <g key={hours}>
          <line
            x1={box.left}
            x2={box.width - box.right}
            y1={floor - heightOf(hours * 60)}
            y2={floor - heightOf(hours * 60)}
            className={styles.line}
          />
          <text x={box.left - 5} y={floor - heightOf(hours * 60) + 4} className={styles.hours}>
            {hours}
          </text>
        </g>
      ))}
      {plottedDays.map((day, at) => (
        <Bar
          key={day}
          day={day}
          night={byDay.get(day)}
          x={box.left + at * share}
          share={share}
          isLabelled={(days - 1 - at) % Math.ceil(days / 7) === 0}
        />
      ))}
    </svg>
  )
}

interface BarProps {
  day: string
  night: SleepNight | undefined
  x: number
  share: number
  isLabelled: boolean
}

function Bar({ day, night, x, share, isLabelled }: BarProps) {
  const width = Math.min(share * 0.62, 16)
  const left = x + (share - width) / 2
  return (
    <g>
      {night && (
        <>
          <rect
            x={left}
            y={floor - heightOf(night.inBed)}
            width={width}
            height={heightOf(night.inBed)}
            rx={2}
            className={styles.bed}
          />
          <rect
            x={left}
            y={floor - heightOf(night.slept)}
            width={width}
            height={heightOf(night.slept)}
            rx={2}
            className={styles.slept}
          />
        </>
      )}
      {isLabelled && (
        <text x={left + width / 2} y={box.height - 4} className={styles.day}>
          {`${Number(day.slice(5, 7))}/${Number(day.slice(8))}`}
        </text>
      )}
    </g>
  )
}
