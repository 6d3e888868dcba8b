import type { eapAdminCalls } from '@yf/contract/eap-admin'
import { shanghaiDay } from '@yf/domain/dates'
import {
  closeDays as closeSlots,
  hoursFault,
  hoursOfWire,
  reopenDays as reopenSlots,
  scheduleOf,
  setHours,
  spanFault,
} from '#features/slots/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { counsellorById } from '../counsellor-store.ts'

export const schedule: RunCallHandler<typeof eapAdminCalls.schedule> = async ({ counsellorId }, { db }) =>
  (await counsellorById(db, counsellorId)) ? answer(await scheduleOf(db, counsellorId)) : refuse('notFound')

export const saveHours: RunCallHandler<typeof eapAdminCalls.saveHours> = async (
  { counsellorId, hours },
  ctx,
) => {
  const row = await counsellorById(ctx.db, counsellorId)
  if (!row) return refuse('notFound')
  const fault = hoursFault(hours)
  if (fault) return fault
  if ((await setHours(ctx, counsellorId, hours.map(hoursOfWire))) === 'overlap') return refuse('hoursOverlap')
  await recordAuditEvent(ctx, {
    action: 'changeCounsellorHours',
    payload: { name: row.name, hours: hours.length },
  })
  return answer(await scheduleOf(ctx.db, counsellorId))
}

/** These days can no longer be booked; a job notifies the members with bookings and returns slots and benefits. */
export const closeDays: RunCallHandler<typeof eapAdminCalls.closeDays> = async (
  { counsellorId, firstDay, lastDay, reason },
  ctx,
) => {
  const row = await counsellorById(ctx.db, counsellorId)
  if (!row) return refuse('notFound')
  const fault = spanFault(firstDay, lastDay, shanghaiDay(ctx.clock.now()))
  if (fault) return fault
  const closed = await closeSlots(ctx, counsellorId, { firstDay, lastDay, reason: reason.trim() })
  if (closed === 'unknown') return refuse('notFound')
  await recordAuditEvent(ctx, {
    action: 'closeCounsellingDays',
    payload: { name: row.name, days: { first: firstDay, last: lastDay } },
  })
  return answer({ ...(await scheduleOf(ctx.db, counsellorId)), cancelledCount: closed })
}

export const reopenDays: RunCallHandler<typeof eapAdminCalls.reopenDays> = async (
  { counsellorId, id },
  ctx,
) => {
  const row = await counsellorById(ctx.db, counsellorId)
  if (!row || (await reopenSlots(ctx, counsellorId, id)) === 'unknown') return refuse('notFound')
  await recordAuditEvent(ctx, { action: 'closeCounsellingDays', payload: { name: row.name, days: null } })
  return answer(await scheduleOf(ctx.db, counsellorId))
}
