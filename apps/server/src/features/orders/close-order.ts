import { orderStates } from '@yf/domain/order'
import { closePaymentsOf } from '#features/payments/public.ts'
import { returnPoints } from '#features/points/public.ts'
import type { WorkContext } from '#platform/call/work.ts'
import { releaseHolding } from './holdings.ts'
import { transitionOrder } from './transitions.ts'
import { pointsBackEvent, pointsEvent } from './points-events.ts'
import { heldBy, orderSubject, type OrderRow } from './store.ts'

/** 1 → 5, for a locked order: everything that it held is returned, and a later payment is refunded. */
export async function closeOrder(
  ctx: WorkContext,
  order: OrderRow,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<OrderRow> {
  const closed = await transitionOrder(ctx, order, {
    from: [orderStates.unpaid],
    to: orderStates.cancelled,
    actor,
    reason,
    set: { close_reason: reason, done_at: ctx.clock.now() },
  })
  await closePaymentsOf(ctx, orderSubject(order))
  for (const holding of await heldBy(ctx.db, order)) await releaseHolding(ctx, order, holding)
  if (order.points_fen > 0) await pointsBack(ctx, order, order.points_fen, 'close')
  await ctx.extensionPoints.orderKinds[order.kind]?.undone?.(ctx, closed)
  return closed
}

export const pointsBack = (ctx: WorkContext, order: OrderRow, fen: number, effect: string): Promise<void> =>
  returnPoints(ctx, {
    companyId: order.company_id,
    accountId: order.account_id,
    points: fen * order.points_per_fen,
    reason: `订单 ${order.order_no} 退回`,
    event: pointsBackEvent(order.id, effect),
    undoes: pointsEvent(order.id),
  })
