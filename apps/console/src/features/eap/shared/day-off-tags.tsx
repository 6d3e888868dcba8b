import type { DayOff } from '@yf/contract/schedule-shapes'
import { Empty, Tag } from 'antd'
import { daysText } from './schedule-labels.ts'

interface Props {
  daysOff: readonly DayOff[]
  onReopen: (id: string) => void
}

export function DayOffTags({ daysOff, onReopen }: Props) {
  if (daysOff.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有休息日" />
  return daysOff.map((day) => (
    <Tag
      key={day.id}
      closable={{ 'aria-label': `重新开放 ${daysText(day)}` }}
      onClose={(event) => {
        event.preventDefault()
        onReopen(day.id)
      }}
    >
      {[daysText(day), day.reason].filter(Boolean).join(' · ')}
    </Tag>
  ))
}
