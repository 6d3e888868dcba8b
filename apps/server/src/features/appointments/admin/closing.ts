import type { appointmentsAdminCalls, Closing } from '@yf/contract/appointments-admin'
import type { Input } from '@yf/contract/call'
import { openBookingStates } from '@yf/domain/booking'
import { addDays, isDay, shanghaiDay, startOfDay } from '@yf/domain/dates'
import {
  bookingQuery,
  closeDays as closeSlots,
  daysToCome,
  keepLaidOut,
  reopenDays as reopenSlots,
  spanFault,
  waitQuery,
} from '#features/slots/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse, type BadInput } from '#platform/call/outcome.ts'
import { siteById } from '../offline/store.ts'
import { siteSchedule } from './schedule.ts'

type ClosingInput = Input<typeof appointmentsAdminCalls.closing>
const kind = 'offline'

function faultOf({ firstDay, lastDay, moveTo }: ClosingInput, today: string): BadInput | null {
  const fault = spanFault(firstDay, lastDay, today)
  if (fault || moveTo === undefined) return fault
  const isElsewhere = isDay(moveTo) && moveTo >= today && (moveTo < firstDay || moveTo > lastDay)
  return isElsewhere ? null : badInput('moveTo', '改到日期须为休息日之外、今天或以后的一天')
}

/** The affected upcoming bookings; those of today that are over stay unchanged. */
async function concerned({ db, clock }: StaffContext, span: ClosingInput): Promise<Closing> {
  const { siteId, firstDay, lastDay, moveTo } = span
  const begin = startOfDay(firstDay)
  const from = begin > clock.now() ? begin : clock.now()
  const until = startOfDay(addDays(lastDay, 1))
  const { booked } = await bookingQuery(db, kind)
    .select((row) => row.fn.countAll<number>().as('booked'))
    .where('resource_id', '=', siteId)
    .where('state', 'in', openBookingStates)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .executeTakeFirstOrThrow()
  const { waiting } = await waitQuery(db, kind)
    .select((row) => row.fn.countAll<number>().as('waiting'))
    .where('resource_id', '=', siteId)
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .executeTakeFirstOrThrow()
  const room = (await daysToCome(db, siteId, clock.now())).find(({ day }) => day === moveTo)?.left ?? 0
  return { bookedCount: booked, waitingCount: waiting, movableCount: Math.min(booked, room) }
}

export const closing: RunCallHandler<typeof appointmentsAdminCalls.closing> = async (span, ctx) => {
  if (!(await siteById(ctx.db, span.siteId))) return refuse('notFound')
  const fault = faultOf(span, shanghaiDay(ctx.clock.now()))
  return fault ?? answer(await concerned(ctx, span))
}

/**
 * Those days can no longer be booked; a job moves each existing booking, or cancels it with everything returned, and
 * notifies the member.
 */
export const closeDays: RunCallHandler<typeof appointmentsAdminCalls.closeDays> = async (
  { reason, ...span },
  ctx,
) => {
  const { siteId, firstDay, lastDay, moveTo } = span
  const site = await siteById(ctx.db, siteId)
  if (!site) return refuse('notFound')
  const fault = faultOf(span, shanghaiDay(ctx.clock.now()))
  if (fault) return fault
  await keepLaidOut(ctx, siteId)
  const whom = await concerned(ctx, span)
  const closed = await closeSlots(ctx, siteId, { firstDay, lastDay, reason: reason.trim(), moveTo })
  if (closed === 'unknown') return refuse('notFound')
  await recordAuditEvent(ctx, {
    action: 'closeSiteDays',
    payload: {
      name: site.name,
      days: { first: firstDay, last: lastDay, moveTo: moveTo ?? null, bookings: closed },
    },
  })
  return answer({ ...(await siteSchedule(ctx, siteId)), ...whom, bookedCount: closed })
}

export const reopenDays: RunCallHandler<typeof appointmentsAdminCalls.reopenDays> = async (
  { siteId, id },
  ctx,
) => {
  const site = await siteById(ctx.db, siteId)
  if (!site || (await reopenSlots(ctx, siteId, id)) === 'unknown') return refuse('notFound')
  await recordAuditEvent(ctx, { action: 'closeSiteDays', payload: { name: site.name, days: null } })
  return answer(await siteSchedule(ctx, siteId))
}
