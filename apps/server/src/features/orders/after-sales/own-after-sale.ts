import type { MemberContext } from '#platform/call/context.ts'
import { afterSaleById, afterSaleOf, takeOrder, type AfterSaleRow, type OrderRow } from '../store.ts'

interface FoundAfterSale {
  readonly afterSale: AfterSaleRow
  readonly order: OrderRow
}

/** Another member's case answers as nonexistent. */
export async function ownAfterSale(
  { db, caller }: MemberContext,
  id: string,
): Promise<FoundAfterSale | undefined> {
  const found = await afterSaleById(db, id)
  return found?.afterSale.account_id === caller.accountId ? found : undefined
}

/** The same, locked against changes: its order is the lock. */
export async function takeOwnAfterSale(ctx: MemberContext, id: string): Promise<FoundAfterSale | undefined> {
  const found = await ownAfterSale(ctx, id)
  if (!found) return undefined
  const order = await takeOrder(ctx.db, found.order)
  const afterSale = await afterSaleOf(ctx.db, order, id)
  return afterSale && { order, afterSale }
}
