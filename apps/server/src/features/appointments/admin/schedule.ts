import type { appointmentsAdminCalls, SiteSchedule } from '@yf/contract/appointments-admin'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { holidaysBetween } from '@yf/domain/holidays'
import { hoursFault, hoursOfWire, scheduleOf, setHours } from '#features/slots/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { Clock } from '#platform/clock.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { siteById } from '../offline/store.ts'

/** How far ahead staff plan. */
const daysAhead = 120

/** Public holidays without a full day off at this site: its weekly hours still create slots on them. */
export async function siteSchedule(
  { db, clock }: { db: Db; clock: Clock },
  siteId: string,
): Promise<SiteSchedule> {
  const schedule = await scheduleOf(db, siteId)
  const today = shanghaiDay(clock.now())
  const holidays = holidaysBetween(today, addDays(today, daysAhead)).filter(
    (one) => !schedule.daysOff.some((off) => off.firstDay <= one.firstDay && one.lastDay <= off.lastDay),
  )
  return { ...schedule, holidays }
}

export const schedule: RunCallHandler<typeof appointmentsAdminCalls.schedule> = async ({ siteId }, ctx) =>
  (await siteById(ctx.db, siteId)) ? answer(await siteSchedule(ctx, siteId)) : refuse('notFound')

export const saveHours: RunCallHandler<typeof appointmentsAdminCalls.saveHours> = async (
  { siteId, hours },
  ctx,
) => {
  const site = await siteById(ctx.db, siteId)
  if (!site) return refuse('notFound')
  const fault = hoursFault(hours)
  if (fault) return fault
  if ((await setHours(ctx, siteId, hours.map(hoursOfWire))) === 'overlap') return refuse('hoursOverlap')
  await recordAuditEvent(ctx, {
    action: 'changeSiteHours',
    payload: { name: site.name, hours: hours.length },
  })
  return answer(await siteSchedule(ctx, siteId))
}
