import { counsellingDeskCalls } from '@yf/contract/counselling-desk'
import type { Schedule } from '@yf/contract/schedule-shapes'
import { Button, Empty, Tag } from 'antd'
import { useState } from 'react'
import { putQuery } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Section } from '#ui/section/section.tsx'
import { say } from '#ui/toast/toast.ts'
import styles from '../screens/counselling.module.css'
import { DaysOffDialog } from './days-off-dialog.tsx'

interface Props {
  counsellorId: string
  daysOff: Schedule['daysOff']
}

type DayOff = Schedule['daysOff'][number]

const daysText = ({ firstDay, lastDay }: DayOff) =>
  firstDay === lastDay ? firstDay : `${firstDay} 至 ${lastDay}`

export function DaysOff({ counsellorId, daysOff }: Props) {
  const [isAdding, setAdding] = useState(false)
  const { send } = useWrite(counsellingDeskCalls.reopenDays)
  const reopen = async (id: string) => {
    const left = await send({ counsellorId, id })
    if (left.ok) putQuery(counsellingDeskCalls.schedule, { counsellorId }, left.result)
    else if (!left.error.isAboutSession) say(left.error.message)
  }
  return (
    <Section title="休息日" aside="关闭的日子不能预约；已约的人会收到通知，权益次数退回">
      {daysOff.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="没有休息日" />}
      {daysOff.map((day) => (
        <Tag
          key={day.id}
          closable={{ 'aria-label': `重新开放 ${daysText(day)}` }}
          onClose={(event) => {
            event.preventDefault()
            void reopen(day.id)
          }}
        >
          {[daysText(day), day.reason].filter(Boolean).join(' · ')}
        </Tag>
      ))}
      <div className={styles.buttons}>
        <Button onClick={() => setAdding(true)}>添加休息日</Button>
      </div>
      {isAdding && <DaysOffDialog counsellorId={counsellorId} onClose={() => setAdding(false)} />}
    </Section>
  )
}
