import type { MemberContext } from '#platform/call/context.ts'
import { saleById, saleOf, takeOrder, type AfterSaleRow, type OrderRow } from '../store.ts'

interface Found {
  readonly sale: AfterSaleRow
  readonly order: OrderRow
}

/** Another member's case answers as nonexistent. */
export async function ownSale({ db, caller }: MemberContext, id: string): Promise<Found | undefined> {
  const found = await saleById(db, id)
  return found?.sale.account_id === caller.accountId ? found : undefined
}

/** The same, locked against changes: its order is the lock. */
export async function takeOwnSale(ctx: MemberContext, id: string): Promise<Found | undefined> {
  const found = await ownSale(ctx, id)
  if (!found) return undefined
  const order = await takeOrder(ctx.db, found.order)
  const sale = await saleOf(ctx.db, order, id)
  return sale && { order, sale }
}
