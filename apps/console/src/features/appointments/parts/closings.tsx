import { appointmentsAdminCalls, type SiteSchedule } from '@yf/contract/appointments-admin'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { hasPublishedHolidays } from '@yf/domain/holidays'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { DayOffTags } from '#features/eap/shared/day-off-tags.tsx'
import { daysText } from '#features/eap/shared/schedule-labels.ts'
import styles from '#features/eap/shared/schedule.module.css'
import { putQuery } from '#platform/http/query.ts'
import { useWrite } from '#platform/http/write.ts'
import { Section } from '#ui/section/section.tsx'
import { say } from '#ui/toast/toast.ts'
import { CloseDaysDialog, type ClosedDays } from './close-days-dialog.tsx'

interface Props {
  siteId: string
  schedule: SiteSchedule
}

/** Days without slots: the site's own days off, and public holidays that are still open. */
export function Closings({ siteId, schedule: { daysOff, holidays } }: Props) {
  const [closing, setClosing] = useState<ClosedDays | 'any' | null>(null)
  const { send } = useWrite(appointmentsAdminCalls.reopenDays)
  const reopen = async (id: string) => {
    const left = await send({ siteId, id })
    if (left.ok) putQuery(appointmentsAdminCalls.schedule, { siteId }, left.result)
    else if (!left.error.isAboutSession) say(left.error.message)
  }
  return (
    <Section title="休息日" aside="关闭的日子不能预约；已约的人会改到您指定的日子，或退回次数，并收到通知">
      <DayOffTags daysOff={daysOff} onReopen={(id) => void reopen(id)} />
      {holidays.map((holiday) => (
        <Alert
          key={holiday.firstDay}
          type="info"
          showIcon
          title={`${daysText(holiday)} 是法定节假日，仍按每周时段开放`}
          action={
            <Button
              size="small"
              aria-label={`节假日 ${daysText(holiday)} 设为休息`}
              onClick={() => setClosing(holiday)}
            >
              设为休息
            </Button>
          }
        />
      ))}
      <YearToCome />
      <div className={styles.buttons}>
        <Button onClick={() => setClosing('any')}>添加休息日</Button>
      </div>
      {closing && (
        <CloseDaysDialog
          siteId={siteId}
          existing={closing === 'any' ? null : closing}
          onClose={() => setClosing(null)}
        />
      )}
    </Section>
  )
}

/** Warns staff who plan beyond the published holiday calendar. */
function YearToCome() {
  const [ahead] = useState(() => addDays(shanghaiDay(new Date()), 120))
  if (hasPublishedHolidays(ahead)) return null
  return <Alert type="warning" showIcon title={`${ahead.slice(0, 4)} 年的节假日安排尚未公布`} />
}
