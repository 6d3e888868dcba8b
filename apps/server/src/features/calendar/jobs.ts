import { shanghaiDay } from '@yf/domain/dates'
import { hasPublishedHolidays } from '@yf/domain/holidays'
import { alertStaff } from '#platform/alerts/alert-staff.ts'
import type { JobContext } from '#platform/call/context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { loadCalendar } from './keep-calendar.ts'

/** The state publishes the list for the next year in November. */
const publishedIn = '11-01'

/**
 * From then on the calendar's maintainers are notified daily until the year is entered; if the current year is
 * missing, always.
 */
export async function alertMissingYear(_data: object, ctx: JobContext): Promise<void> {
  await loadCalendar(ctx.db)
  const today = shanghaiDay(ctx.clock.now())
  const now = Number(today.slice(0, 4))
  const required = today.slice(5) >= publishedIn ? [now, now + 1] : [now]
  const year = required.find((one) => !hasPublishedHolidays(`${one}-01-01`))
  if (year === undefined) return
  await alertStaff(ctx, {
    kind: 'calendarMissing',
    about: String(year),
    text: `${year} 年的放假调休安排还没有录入，目前按法定节假日和周末计算，请在「工作日历」中录入`,
  })
}

export const calendarJobs: readonly Job<object>[] = [
  { name: 'calendar.tell-of-missing-year', run: alertMissingYear, retries: 1, cron: '30 9 * * *' },
]
