import { sql } from 'kysely'
import { orderStates } from '@yf/domain/order'
import type { Db } from '#platform/db/handle.ts'
import type { OrderKey } from './store.ts'

/**
 * Orders that a member has received, kept and paid with money, to narrow, order and page: these can be invoiced.
 * Includes hidden orders, for which an invoice is promised too.
 */
export const doneOrderQuery = (
  db: Db,
  { accountId, companyIds }: { readonly accountId: string; readonly companyIds: readonly string[] },
) =>
  db
    .selectFrom('shop_order')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`company_id = any (${companyIds}::uuid[])`)
    .where('state', '=', orderStates.done)
    .where('money_fen', '>', 0)

/** Refunded money of each; orders without a refund are missing. */
export async function refundedFenOf(
  db: Db,
  orders: readonly OrderKey[],
): Promise<ReadonlyMap<string, number>> {
  if (orders.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_refund')
    .select(['order_id', sql<number>`sum(money_fen)::bigint`.as('fen')])
    .where('company_id', 'in', [...new Set(orders.map(({ company_id }) => company_id))])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .where('money_fen', '>', 0)
    .groupBy('order_id')
    .execute()
  return new Map(rows.map(({ order_id, fen }) => [order_id, fen]))
}
