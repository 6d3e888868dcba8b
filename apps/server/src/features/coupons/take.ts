import type { couponCalls } from '@yf/contract/coupons'
import { requireMembership } from '#features/company/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toOwnDto } from './dto.ts'
import { batchById } from './store.ts'
import { takeOne } from './take-one.ts'

/** A batch of another company answers like one that does not exist. */
export const take: RunCallHandler<typeof couponCalls.take> = async ({ companyId, batchId }, ctx) => {
  const { accountId } = ctx.caller
  const batch =
    (await requireMembership(ctx.db, accountId, companyId)) &&
    (await batchById(ctx.db, { companyId, id: batchId }))
  if (!batch) return refuse('notFound')
  const now = ctx.clock.now()
  if (batch.is_paused || now < batch.take_from || now >= batch.take_until) return refuse('couponNotOffered')
  const result = await takeOne(ctx, batch, accountId)
  if (result === 'gone') return refuse('couponsGone')
  if (result === 'enough') return refuse('couponLimitReached')
  // As of the moment it was taken: its term may begin then, which is later than the check above.
  return answer(toOwnDto({ ...batch, ...result }, result.taken_at), '领取成功')
}
