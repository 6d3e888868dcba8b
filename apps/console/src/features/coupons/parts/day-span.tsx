import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import styles from '../pages/coupons.module.css'

interface Props {
  id: string
  value: readonly [string, string] | null
  disabled?: boolean
  onChange: (days: readonly [string, string] | null) => void
}

const textOf = (day: dayjs.Dayjs) => day.format('YYYY-MM-DD')

/** First and last day, both included. */
export const DaySpan = ({ id, value, disabled = false, onChange }: Props) => (
  <DatePicker.RangePicker
    id={{ start: id }}
    className={styles.full}
    disabled={disabled}
    value={value && [dayjs(value[0]), dayjs(value[1])]}
    onChange={(days) => onChange(days?.[0] && days[1] ? [textOf(days[0]), textOf(days[1])] : null)}
  />
)
