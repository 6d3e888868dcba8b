import type { activitiesAdminCalls } from '@yf/contract/activities-admin'
import { activityDifferences } from '@yf/domain/activity-differences'
import { companyNamesOf } from '#features/company/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { allActivities } from '../store.ts'
import type { ActivityContent } from '../tables.ts'
import { addChange, changesOf, lockActivities, withdrawWaiting, type ActivityChange } from './change-store.ts'
import { faultOf } from './fit.ts'
import { adminActivities } from './list.ts'
import { measured, publishedBefore } from './measure.ts'
import { putActivity, withPrizeIds } from './put.ts'

/**
 * Drafts and activities that give few points are saved at once; those that give many wait for approval by finance
 * staff.
 */
export const saveActivity: RunCallHandler<typeof activitiesAdminCalls.saveActivity> = async (
  { id: existingId, ...composed },
  ctx,
) => {
  await lockActivities(ctx.db)
  const existing = (await allActivities(ctx.db)).find(({ row }) => row.id === existingId)
  if (existingId && !existing) return refuse('notFound')
  const fault = await faultOf(ctx.db, existingId, composed)
  if (fault) return fault
  const id = existingId ?? newId()
  await withdrawWaiting(ctx.db, id, ctx.clock.now())
  const refused =
    composed.isPublished === 1
      ? await publish(ctx, id, composed, existing?.row.is_published === true)
      : await draft(ctx, id, composed)
  if (refused) return refused
  const saved = (await allActivities(ctx.db)).filter(({ row }) => row.id === id)
  return answer((await adminActivities(ctx.db, saved, ctx.clock.now()))[0]!)
}

type InvalidJson = RefusedCall<'stockBelowDrawn' | 'prizeDrawn' | 'notFound'>

async function draft(ctx: StaffContext, id: string, composed: ActivityContent): Promise<InvalidJson | null> {
  const refused = await putActivity(ctx, id, composed)
  if (!refused)
    await recordAuditEvent(ctx, {
      action: 'changeActivity',
      payload: { title: composed.title, isDraft: true },
    })
  return refused
}

async function publish(
  ctx: StaffContext,
  id: string,
  composed: ActivityContent,
  isSeen: boolean,
): Promise<InvalidJson | null> {
  const { db, clock, staff } = ctx
  const all = await changesOf(db, [id])
  const before = publishedBefore(all)
  const { raise, needsSecond } = await measured(db, before, composed, clock.now())
  // Members keep seeing the current version while a change waits for approval.
  const refused =
    needsSecond && isSeen
      ? null
      : await putActivity(ctx, id, needsSecond ? { ...composed, isPublished: 0 } : composed)
  if (refused) return refused
  const change: ActivityChange = {
    activity_id: id,
    no: (all[0]?.no ?? 0) + 1,
    composed: needsSecond && isSeen ? composed : await withPrizeIds(db, id, composed),
    raise,
    state: needsSecond ? 'proposed' : 'inForce',
    proposed_by: staff.id,
    proposed_at: clock.now(),
    decided_by: null,
    decided_at: null,
    note: null,
  }
  await addChange(db, change)
  const companies = await companyNamesOf(db, [...(before?.companyIds ?? []), ...composed.companyIds])
  const changes = activityDifferences(before, change.composed, companies)
  await recordAuditEvent(ctx, {
    action: needsSecond ? 'proposeActivity' : 'changeActivity',
    payload: { title: composed.title, changes },
  })
  return null
}
