import type { orderCalls } from '@yf/contract/orders'
import { afterSaleStateNames } from '@yf/domain/after-sale'
import type { MemberContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toDetailDto } from './detail.ts'
import { afterSaleTimeline } from './transition-after-sale.ts'
import { isRefundLate } from './after-sales/dto.ts'
import { decryptorOf } from './encrypted.ts'
import { afterSalesOf, ownOrder, refundsOf } from './store.ts'

const ownActivity = async ({ db, caller }: MemberContext, orderId: string) => {
  const order = await ownOrder(db, caller.accountId, orderId)
  return order?.kind === 'activity' ? order : undefined
}

export const activityDetail: RunCallHandler<typeof orderCalls.activityDetail> = async ({ orderId }, ctx) => {
  const order = await ownActivity(ctx, orderId)
  return order ? answer(await toDetailDto(ctx, order)) : refuse('notFound')
}

/** The latest: an activity order is refunded in full or not at all. */
export const activityRefund: RunCallHandler<typeof orderCalls.activityRefund> = async ({ orderId }, ctx) => {
  const order = await ownActivity(ctx, orderId)
  if (!order) return refuse('notFound')
  const [afterSale] = await afterSalesOf(ctx.db, order)
  if (!afterSale) return answer(null)
  const back = (await refundsOf(ctx.db, order)).find(({ id }) => id === afterSale.id)
  return answer({
    id: afterSale.id,
    state: afterSale.state,
    stateName: afterSaleStateNames[afterSale.state],
    reason: (await decryptorOf(ctx, order.account_id)).reason(afterSale),
    answer: afterSale.answer,
    isRefundLate: await isRefundLate(ctx.db, order, afterSale),
    moneyFen: back?.money_fen ?? null,
    pointsFen: back?.points_fen ?? null,
    benefitFen: back?.benefit_fen ?? null,
    timeline: await afterSaleTimeline(ctx.db, afterSale),
  })
}
