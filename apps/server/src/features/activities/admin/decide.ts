import type { activitiesAdminCalls } from '@yf/contract/activities-admin'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { keepChangeDecision, lockActivities, takeChange } from './change-store.ts'
import { toChangeDtos } from './changes.ts'
import { faultOf } from './fit.ts'
import { putActivity, withPrizeIds } from './put.ts'

/** Publishes the change as reviewed; draws and stock may have changed since, so it is checked once more. */
export const decideActivity: RunCallHandler<typeof activitiesAdminCalls.decideActivity> = async (
  { activityId, no, isConfirmed, note },
  ctx,
) => {
  await lockActivities(ctx.db)
  const row = await takeChange(ctx.db, activityId, no)
  if (!row) return refuse('notFound')
  if (row.state !== 'proposed') return refuse('activityDecided')
  if (row.proposed_by === ctx.staff.id) return refuse('ownActivity')
  if (isConfirmed === 1) {
    const fault =
      (await faultOf(ctx.db, activityId, row.composed)) ?? (await putActivity(ctx, activityId, row.composed))
    if (fault) return fault
  }
  const decided = {
    composed: isConfirmed === 1 ? await withPrizeIds(ctx.db, activityId, row.composed) : row.composed,
    state: isConfirmed === 1 ? ('inForce' as const) : ('refused' as const),
    decided_by: ctx.staff.id,
    decided_at: ctx.clock.now(),
    note: note === '' ? null : note,
  }
  await keepChangeDecision(ctx.db, row, decided)
  const [dto] = await toChangeDtos(ctx, [{ ...row, ...decided }])
  await recordAuditEvent(ctx, {
    action: isConfirmed === 1 ? 'confirmActivity' : 'refuseActivity',
    payload: { title: row.composed.title, changes: dto!.differences },
  })
  return answer(dto!)
}
