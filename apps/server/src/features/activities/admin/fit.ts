import { emptyOdds } from '@yf/domain/activity'
import { fromMoment } from '@yf/domain/dates'
import { prizeBatchOf } from '#features/coupons/public.ts'
import { badInput, refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { Db } from '#platform/db/handle.ts'
import { prizesOf, type PrizeRow } from '../store.ts'
import type { ActivityContent } from '../tables.ts'

/** Why the activity cannot be published as edited, given the current activity and the prizes already won. */
export async function faultOf(db: Db, id: string | undefined, composed: ActivityContent) {
  const [startsAt, endsAt] = [fromMoment(composed.startTime), fromMoment(composed.endTime)]
  if (isNever(startsAt)) return badInput('startTime', '开始时间不正确')
  if (isNever(endsAt)) return badInput('endTime', '结束时间不正确')
  if (endsAt <= startsAt) return refuse('activityTimes')
  if (emptyOdds(composed.prizes) < 0) return refuse('oddsAboveAll')
  const known = id ? await prizesOf(db, [id]) : []
  return prizeFault(known, composed) ?? (await couponFault(db, known, composed, endsAt))
}

/** For example the 31st of a short month. */
const isNever = (at: Date): boolean => Number.isNaN(at.getTime())

/** A prize that members have won cannot be removed, and its stock cannot fall below the number drawn. */
function prizeFault(
  known: readonly PrizeRow[],
  { prizes }: ActivityContent,
): RefusedCall<'stockBelowDrawn' | 'prizeDrawn' | 'notFound'> | null {
  const left = new Map(known.map((prize) => [prize.id, prize]))
  for (const { id, stock } of prizes) {
    const was = left.get(id ?? '')
    if (id && !left.delete(id)) return refuse('notFound')
    if (was && stock < was.drawn) return refuse('stockBelowDrawn')
  }
  return [...left.values()].some(({ drawn }) => drawn > 0) ? refuse('prizeDrawn') : null
}

/**
 * An activity promises its coupons: everybody who sees the page must be eligible, and the coupon must still be valid
 * at the end.
 */
async function couponFault(
  db: Db,
  known: readonly PrizeRow[],
  { companyIds, prizes }: ActivityContent,
  endsAt: Date,
): Promise<RefusedCall<'prizeBatchOther' | 'prizeBatchShort' | 'prizeBatchEnds'> | null> {
  const drawn = new Map(known.map((prize) => [prize.id, prize.drawn]))
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
