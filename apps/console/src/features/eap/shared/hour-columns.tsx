import type { WeeklyHours } from '@yf/contract/schedule-shapes'
import { Input, InputNumber, Select, type TableColumnsType } from 'antd'
import { isClock, weekdayNames } from './schedule-labels.ts'
import styles from './schedule.module.css'

/** Hours have their own key while they are edited. */
export interface HoursDraft {
  readonly key: number
  readonly hours: WeeklyHours
}

const weekdays = Object.entries(weekdayNames).map(([value, label]) => ({ value: Number(value), label }))

interface ClockProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Plain text: the browser's own time field follows its locale, some with AM and PM. */
const Clock = ({ label, value, onChange }: ClockProps) => (
  <Input
    className={styles.clock}
    aria-label={label}
    inputMode="numeric"
    maxLength={5}
    placeholder="09:00"
    status={isClock(value) ? '' : 'error'}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)

export const hourColumns = (
  change: (key: number, changes: Partial<WeeklyHours>) => void,
): TableColumnsType<HoursDraft> => [
  {
    title: '星期',
    render: (_, { key, hours }, at) => (
      <Select<number>
        virtual={false}
        aria-label={`第 ${at + 1} 个时段的星期`}
        value={hours.weekday}
        options={weekdays}
        onChange={(weekday) => change(key, { weekday })}
      />
    ),
  },
  {
    title: '开始',
    render: (_, { key, hours }, at) => (
      <Clock
        label={`第 ${at + 1} 个时段的开始时间`}
        value={hours.from}
        onChange={(from) => change(key, { from })}
      />
    ),
  },
  {
    title: '结束',
    render: (_, { key, hours }, at) => (
      <Clock
        label={`第 ${at + 1} 个时段的结束时间`}
        value={hours.until}
        onChange={(until) => change(key, { until })}
      />
    ),
  },
  {
    title: '每次名额',
    render: (_, { key, hours }, at) => (
      <InputNumber
        aria-label={`第 ${at + 1} 个时段的名额`}
        min={1}
        max={50}
        precision={0}
        value={hours.capacity}
        onChange={(capacity) => change(key, { capacity: capacity ?? 1 })}
      />
    ),
  },
]
