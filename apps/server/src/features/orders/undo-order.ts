import { orderStates } from '@yf/domain/order'
import type { WorkContext } from '#platform/call/work.ts'
import { openAfterSale, payBack } from './after-sale.ts'
import { closeOrder } from './close-order.ts'
import { linesOf, takeOrder, type OrderKey } from './store.ts'

/**
 * Called by the provider of the service that an order pays for: an unpaid order is closed, a paid one refunded in
 * full. Once: for one that is closed, or being refunded, it returns `already`.
 */
export async function undoOrder(
  ctx: WorkContext,
  key: OrderKey,
  by: { readonly actor: string; readonly reason: string },
): Promise<'undone' | 'already'> {
  const order = await takeOrder(ctx.db, key)
  if (order.state === orderStates.unpaid) {
    await closeOrder(ctx, order, by)
    return 'undone'
  }
  if (order.state !== orderStates.toShip && order.state !== orderStates.done) return 'already'
  const pieces = (await linesOf(ctx.db, order)).map(({ id, quantity }) => ({ lineId: id, count: quantity }))
  const afterSale = await openAfterSale(ctx, order, { pieces, ...by })
  // A used order already waits for a staff decision, and this is that decision.
  if (order.state === orderStates.done)
    await payBack(ctx, await takeOrder(ctx.db, key), afterSale, { ...by, wereNotSent: false })
  return 'undone'
}
