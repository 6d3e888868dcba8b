import { randomInt } from 'node:crypto'
import type { activityCalls } from '@yf/contract/activities'
import { allOdds, prizeOf } from '@yf/domain/activity'
import { promotionStatus } from '#features/adverts/public.ts'
import { winOne } from '#features/coupons/public.ts'
import { requireMembership } from '#features/company/public.ts'
import { placeOrder } from '#features/orders/public.ts'
import { givePoints } from '#features/points/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import type { WorkContext } from '#platform/call/work.ts'
import { chancesOf } from './chances.ts'
import { keepWon, takeChance } from './draw-store.ts'
import { toDrawDto } from './page.ts'
import { openPrizes, prizesFor } from './prizes-for.ts'
import { activityFor, putPrizeBack, takePrize, type DrawRow, type PrizeRow } from './store.ts'

/** Chance, ticket, prize and reward are one transaction: a draw that fails leaves nothing behind. */
export const draw: RunCallHandler<typeof activityCalls.draw> = async ({ companyId, id }, ctx) => {
  const { accountId } = ctx.caller
  if (!(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
  const activity = await activityFor(ctx.db, companyId, id)
  if (!activity) return refuse('notFound')
  const now = ctx.clock.now()
  if (promotionStatus(activity.promotion, now) !== 2) return refuse('activityNotRunning')
  const { earned } = await chancesOf(ctx.db, { companyId, accountId }, activity)
  const made = await takeChance(ctx.db, { companyId, accountId, activityId: id }, earned, now)
  if (!made) return refuse('noChanceLeft')
  const open = openPrizes(await prizesFor(ctx, { companyId, accountId }, id))
  const won = prizeOf(open, randomInt(allOdds))
  // A concurrent draw may have taken the last unit.
  const isWon = won !== null && (await takePrize(ctx.db, won))
  const drawn = (isWon && (await awardPrize(ctx, made, won))) || made
  return answer({ draw: toDrawDto(drawn), chancesLeft: earned - made.nth })
}

/** Null if the coupon cannot be given: the batch is used up, or the person has reached the limit. */
async function awardPrize(ctx: WorkContext, made: DrawRow, prize: PrizeRow): Promise<DrawRow | null> {
  const { id, kind, name, how, points, batch_id } = prize
  const member = { companyId: made.company_id, accountId: made.account_id }
  if (kind === 'points' && points > 0)
    await givePoints(ctx, { ...member, points, reason: `活动奖品：${name}`, event: `draw/${made.id}` })
  const coupon_id = batch_id === null ? null : await winOne(ctx, member, batch_id)
  if (kind === 'coupon' && coupon_id === null) {
    await putPrizeBack(ctx.db, prize)
    return null
  }
  const won = {
    ...made,
    prize_id: id,
    prize: { id, kind, name, how },
    order_id: kind === 'goods' ? await orderOf(ctx, member, name) : null,
    coupon_id,
  }
  await keepWon(ctx.db, won)
  return won
}

/** Goods become an ordinary order with price 0, so that they are handed over and looked up like other orders. */
async function orderOf(
  ctx: WorkContext,
  member: { readonly companyId: string; readonly accountId: string },
  name: string,
): Promise<string> {
  const line = { productId: null, name, picture: '', unitFen: 0, quantity: 1 }
  const placed = await placeOrder(ctx, { ...member, kind: 'activity', lines: [line] })
  if (placed.kind !== 'placed') throw new Error('a prize without a price was short of something')
  return placed.order.id
}
