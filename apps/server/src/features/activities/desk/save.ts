import type { Input } from '@yf/contract/call'
import type { activityDeskCalls } from '@yf/contract/activity-desk'
import { activityLayouts, emptyOdds } from '@yf/domain/activity'
import { fromMoment } from '@yf/domain/dates'
import { prizeBatchOf } from '#features/coupons/public.ts'
import { savePromotion } from '#features/advert/public.ts'
import { recordDeed } from '#features/workbench/public.ts'
import { answer, badInput, refuse, type Refused } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { allActivities, prizesOf, saveActivity as save } from '../store.ts'
import { atDesk } from './at-desk.ts'
import { deskActivities } from './list.ts'
import { dropPrize, putPrize } from './prizes.ts'

type Composed = Input<typeof activityDeskCalls.saveActivity>

export const saveActivity = atDesk<typeof activityDeskCalls.saveActivity>(
  'saveActivity',
  async (input, ctx) => {
    const known = (await allActivities(ctx.db)).find(({ row }) => row.id === input.id)
    if (input.id && !known) return refuse('notFound')
    const [starts_at, ends_at] = [fromMoment(input.startTime), fromMoment(input.endTime)]
    if (isNever(starts_at)) return badInput('startTime', '开始时间不正确')
    if (isNever(ends_at)) return badInput('endTime', '结束时间不正确')
    if (ends_at <= starts_at) return refuse('activityTimes')
    if (emptyOdds(input.prizes) < 0) return refuse('oddsAboveAll')
    const unfit = await unfitCoupon(ctx.db, input, ends_at)
    if (unfit) return unfit
    const id = input.id ?? newId()
    const now = ctx.clock.now()
    await savePromotion(ctx.db, {
      id,
      title: input.title,
      summary: input.summary,
      pic_link: input.picLink,
      // Whoever comes by its link and logs in goes on to it.
      jump_url: `${activityLayouts[input.layout]}?id=${id}`,
      starts_at,
      ends_at,
    })
    await save(ctx.db, {
      id,
      layout: input.layout,
      company_ids: input.companyIds,
      rules: input.rules,
      steps: input.steps,
      tasks: input.tasks,
      free_chances: input.freeChances,
      share: input.share,
      is_published: input.isPublished === 1,
      updated_by: ctx.staff.id,
      updated_at: now,
    })
    const refused = await savePrizes(ctx.db, id, input.prizes)
    if (refused) return refused
    await recordDeed(ctx, { deed: 'changeActivity', detail: input.title })
    const saved = (await allActivities(ctx.db)).filter(({ row }) => row.id === id)
    return answer((await deskActivities(ctx.db, saved, now))[0]!)
  },
)

/** A page promises a coupon: it has to be one that everybody who sees the page can have, and that is still good then. */
async function unfitCoupon(
  db: Db,
  { id, companyIds, prizes }: Composed,
  endsAt: Date,
): Promise<Refused<'prizeBatchOther' | 'prizeBatchShort' | 'prizeBatchEnds'> | null> {
  const drawn = new Map(id ? (await prizesOf(db, [id])).map((prize) => [prize.id, prize.drawn]) : [])
  const promised = new Map<string, number>()
  for (const prize of prizes) {
    if ((prize.kind === 'coupon') !== (prize.batchId !== null)) return refuse('prizeBatchOther')
    if (prize.batchId === null) continue
    const [companyId, ...others] = companyIds
    const batch = companyId && others.length === 0 ? await prizeBatchOf(db, companyId, prize.batchId) : null
    if (!batch) return refuse('prizeBatchOther')
    if (batch.validUntil && batch.validUntil < endsAt) return refuse('prizeBatchEnds')
    const open = Math.max(prize.stock - (drawn.get(prize.id ?? '') ?? 0), 0)
    promised.set(batch.id, (promised.get(batch.id) ?? 0) + open)
    if (promised.get(batch.id)! > batch.left) return refuse('prizeBatchShort')
  }
  return null
}

/** Such as the 31st of a short month. */
const isNever = (at: Date): boolean => Number.isNaN(at.getTime())

/** What somebody has won stays what it was: it can be given no less often than it was drawn, nor be taken away. */
async function savePrizes(
  db: Db,
  activityId: string,
  wanted: Composed['prizes'],
): Promise<Refused<'stockBelowDrawn' | 'prizeDrawn' | 'notFound'> | null> {
  const known = new Map((await prizesOf(db, [activityId])).map((prize) => [prize.id, prize]))
  for (const [place, { id, batchId: batch_id, ...prize }] of wanted.entries()) {
    if (id && !known.delete(id)) return refuse('notFound')
    const row = { ...prize, batch_id, activity_id: activityId, id: id ?? newId(), place }
    if (!(await putPrize(db, row))) return refuse('stockBelowDrawn')
  }
  for (const prize of known.values()) if (!(await dropPrize(db, prize))) return refuse('prizeDrawn')
  return null
}
