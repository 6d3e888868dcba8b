import { orderStates } from '@yf/domain/order'
import type { Work } from '#platform/call/work.ts'
import { openAfterSale, payBack } from './after-sale.ts'
import { closeOrder } from './close-order.ts'
import { linesOf, takeOrder, type OrderKey } from './store.ts'

/**
 * By whoever gives the service that an order pays for: not paid yet it is closed, paid it goes back whole. Once: of one
 * that is closed, or on its way back, it says that it was `already`.
 */
export async function undoOrder(
  ctx: Work,
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
  const sale = await openAfterSale(ctx, order, { pieces, ...by })
  // What was used already waits for somebody's word, and this is it.
  if (order.state === orderStates.done)
    await payBack(ctx, await takeOrder(ctx.db, key), sale, { ...by, wereNotSent: false })
  return 'undone'
}
