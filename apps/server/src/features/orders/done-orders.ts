import { sql } from 'kysely'
import { orderStates } from '@yf/domain/order'
import type { Db } from '#platform/db/handle.ts'
import {
  countOrders,
  linesOfMany,
  pageOfOrders,
  type LineRow,
  type OrderKey,
  type OrderRow,
} from './store.ts'

export interface DoneOrders {
  readonly orders: readonly OrderRow[]
  readonly lines: ReadonlyMap<string, LineRow[]>
  readonly total: number
}

/** What somebody has received and kept, newest first: invoices are written for it. */
export async function doneOrdersOf(
  db: Db,
  of: { readonly accountId: string; readonly companyIds: readonly string[] },
  page: { readonly limit: number; readonly offset: number },
): Promise<DoneOrders> {
  const wanted = { ...of, kinds: null, states: [orderStates.done] }
  const orders = await pageOfOrders(db, wanted, page)
  return { orders, lines: await linesOfMany(db, orders), total: await countOrders(db, wanted) }
}

/** How much money of each went back; those of which none did are not in it. */
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
