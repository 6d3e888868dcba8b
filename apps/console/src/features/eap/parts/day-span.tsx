import { DatePicker } from 'antd'
import dayjs from 'dayjs'

interface Props {
  from: string | undefined
  to: string | undefined
  onChange: (span: { from: string | null; to: string | null }) => void
}

const dayOf = (text: string | undefined) => (text ? dayjs(text) : null)

export function DaySpan({ from, to, onChange }: Props) {
  return (
    <DatePicker.RangePicker
      aria-label="日期"
      allowEmpty={[true, true]}
      value={[dayOf(from), dayOf(to)]}
      onChange={(days) =>
        onChange({
          from: days?.[0]?.format('YYYY-MM-DD') ?? null,
          to: days?.[1]?.format('YYYY-MM-DD') ?? null,
        })
      }
    />
  )
}
