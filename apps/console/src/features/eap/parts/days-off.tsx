import { eapAdminCalls } from '@yf/contract/eap-admin'
import type { Schedule } from '@yf/contract/schedule-shapes'
import { Button } from 'antd'
import { useState } from 'react'
import { putQuery } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Section } from '#ui/section/section.tsx'
import { say } from '#ui/toast/toast.ts'
import { DayOffTags } from '../shared/day-off-tags.tsx'
import styles from '../shared/schedule.module.css'
import { DaysOffDialog } from './days-off-dialog.tsx'

interface Props {
  counsellorId: string
  daysOff: Schedule['daysOff']
}

export function DaysOff({ counsellorId, daysOff }: Props) {
  const [isAdding, setAdding] = useState(false)
  const { send } = useWrite(eapAdminCalls.reopenDays)
  const reopen = async (id: string) => {
    const left = await send({ counsellorId, id })
    if (left.ok) putQuery(eapAdminCalls.schedule, { counsellorId }, left.result)
    else if (!left.error.isAboutSession) say(left.error.message)
  }
  return (
    <Section title="休息日" aside="关闭的日子不能预约；已约的人会收到通知，权益次数退回">
      <DayOffTags daysOff={daysOff} onReopen={(id) => void reopen(id)} />
      <div className={styles.buttons}>
        <Button onClick={() => setAdding(true)}>添加休息日</Button>
      </div>
      {isAdding && <DaysOffDialog counsellorId={counsellorId} onClose={() => setAdding(false)} />}
    </Section>
  )
}
