import type { AppointmentDetail } from '@yf/contract/appointment-shapes'
import { calendarFile } from '#platform/files/calendar-file.ts'
import { exportFile, exportMethodOf } from '#platform/files/export-file.ts'
import { Button } from '#ui/button/button.tsx'

const fileName = 'yuanli.ics'

/** Members share calendars with colleagues: for a private appointment the entry contains only the time. */
const fileOf = (one: AppointmentDetail): Blob => {
  const { id, startTime, endTime, createTime, title, spot, hints } = one
  const when = { id, startTime, endTime, createTime }
  if (one.isPrivate === 1) return calendarFile({ ...when, title: '个人安排', isPrivate: true })
  const location = spot ? `${spot.address} ${spot.name}`.trim() : ''
  return calendarFile({ ...when, title, location, notes: hints })
}

/** Chat apps cannot save files, so they show no button; reminders are sent anyway. */
export function CalendarButton({ of, block = false }: { of: AppointmentDetail; block?: boolean }) {
  const file = fileOf(of)
  if (!exportMethodOf(file, fileName)) return null
  return (
    <Button kind="secondary" icon="calendar" block={block} onTap={() => exportFile(file, fileName)}>
      加入日历
    </Button>
  )
}
