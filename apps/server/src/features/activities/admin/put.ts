import { activityLayouts } from '@yf/domain/activity'
import { fromMoment } from '@yf/domain/dates'
import { savePromotion } from '#features/adverts/public.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { prizesOf, saveActivity } from '../store.ts'
import type { ActivityContent } from '../tables.ts'
import { dropPrize, putPrize } from './prizes.ts'

/** Stores the activity as edited; members see it if it is published. */
export async function putActivity(
  { db, clock, staff }: StaffContext,
  id: string,
  input: ActivityContent,
): Promise<RefusedCall<'stockBelowDrawn' | 'prizeDrawn' | 'notFound'> | null> {
  await savePromotion(db, {
    id,
    title: input.title,
    summary: input.summary,
    pic_link: input.picLink,
    // Visitors who open the link and log in are redirected here.
    jump_url: `${activityLayouts[input.layout]}?id=${id}`,
    starts_at: fromMoment(input.startTime),
    ends_at: fromMoment(input.endTime),
  })
  await saveActivity(db, {
    id,
    layout: input.layout,
    company_ids: input.companyIds,
    rules: input.rules,
    steps: input.steps,
    tasks: input.tasks,
    free_chances: input.freeChances,
    share: input.share,
    is_published: input.isPublished === 1,
    updated_by: staff.id,
    updated_at: clock.now(),
  })
  return putPrizes(db, id, input.prizes)
}

/** Already validated; the statements check again, because draws go on meanwhile. */
async function putPrizes(
  db: Db,
  activityId: string,
  prizes: ActivityContent['prizes'],
): Promise<RefusedCall<'stockBelowDrawn' | 'prizeDrawn' | 'notFound'> | null> {
  const unused = new Map((await prizesOf(db, [activityId])).map((prize) => [prize.id, prize]))
  for (const [position, { id, batchId: batch_id, ...prize }] of prizes.entries()) {
    if (id && !unused.delete(id)) return refuse('notFound')
    const row = { ...prize, batch_id, activity_id: activityId, id: id ?? newId(), position }
    if (!(await putPrize(db, row))) return refuse('stockBelowDrawn')
  }
  for (const prize of unused.values()) if (!(await dropPrize(db, prize))) return refuse('prizeDrawn')
  return null
}

/** The stored activity, with the ids of new prizes. */
export async function withPrizeIds(db: Db, id: string, composed: ActivityContent): Promise<ActivityContent> {
  const ids = (await prizesOf(db, [id])).map((prize) => prize.id)
  return { ...composed, prizes: composed.prizes.map((prize, at) => ({ ...prize, id: ids[at]! })) }
}
