import type { EapBooking } from '@yf/contract/eap'
import { exportFile, exportMethodOf } from '#platform/files/export-file.ts'
import { Button } from '#ui/button/button.tsx'
import { calendarFile } from '../calendar-file.ts'

const fileName = 'yuanli.ics'

/** Chat apps cannot save files, so they show no button; reminders are sent anyway. */
export function CalendarButton({ booking }: { booking: EapBooking }) {
  const file = calendarFile(booking)
  if (!exportMethodOf(file, fileName)) return null
  return (
    <Button kind="secondary" icon="calendar" onTap={() => exportFile(file, fileName)}>
      加入日历
    </Button>
  )
}
