import { orderStates } from '@yf/domain/order'
import type { WorkContext } from '#platform/call/work.ts'
import { settleHoldings } from './holdings.ts'
import { transitionOrder, system } from './transitions.ts'
import type { OrderRow } from './store.ts'

/** 1 → 2, for a locked order. The kind's own action (booking a service, creating a card) is part of it. */
export async function becomePaid(ctx: WorkContext, order: OrderRow, at: Date): Promise<OrderRow> {
  const paid = await transitionOrder(ctx, order, {
    from: [orderStates.unpaid],
    to: orderStates.toShip,
    actor: system,
    reason: '支付成功',
    set: { paid_at: at },
  })
  await settleHoldings(ctx, paid)
  await ctx.extensionPoints.orderKinds[order.kind]?.paid?.(ctx, paid)
  return paid
}
