import type { orderCalls } from '@yf/contract/orders'
import { canCancelOrder, orderStates } from '@yf/domain/order'
import type { MemberContext } from '#platform/call/context.ts'
import { inTransaction, type OutcomeOf } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { closeOrder } from './close-order.ts'
import { takeOwnOrder } from './store.ts'

/** A GET of the specification that writes; repeating it gives the same answer. */
export const cancel = inTransaction<typeof orderCalls.cancel>(({ orderId }, ctx) => cancelOwn(ctx, orderId))

export async function cancelOwn(
  ctx: MemberContext,
  orderId: string,
): Promise<OutcomeOf<typeof orderCalls.cancel>> {
  const order = await takeOwnOrder(ctx.db, ctx.caller.accountId, orderId)
  if (!order) return refuse('notFound')
  if (order.state === orderStates.cancelled) return answer({ state: order.state })
  if (!canCancelOrder(order.state)) return refuse('orderNotCancellable')
  const closed = await closeOrder(ctx, order, { actor: order.account_id, reason: '您取消了订单' })
  return answer({ state: closed.state })
}
