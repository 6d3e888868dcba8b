import { sql, type Selectable } from 'kysely'
import type { OrderKind, OrderState } from '@yf/domain/order'
import type { SoldLine } from '@yf/domain/order-split'
import type { Db } from '#platform/db/handle.ts'
import { holderOf } from '#platform/keys/unique-keys.ts'
import type {
  AfterSaleTable,
  OrderHoldingTable,
  OrderLineTable,
  OrderRefundTable,
  ShopOrderTable,
} from './tables.ts'

export type OrderRow = Selectable<ShopOrderTable>
export type LineRow = Selectable<OrderLineTable>
export type HoldingRow = Selectable<OrderHoldingTable>
export type OrderRefundRow = Selectable<OrderRefundTable>
export type AfterSaleRow = Selectable<AfterSaleTable>
export type OrderKey = Pick<OrderRow, 'company_id' | 'id'>

/** The name of an order in payments, parcels and state events. */
export const orderKind = 'order'
export const orderSubject = ({ company_id, id }: OrderKey) => ({ companyId: company_id, kind: orderKind, id })
export const keyOfOrder = ({ company_id, id }: OrderKey): OrderKey => ({ company_id, id })

export const orderIdKind = 'shop_order.id'
export const numberKind = 'shop_order.order_no'
export const afterSaleIdKind = 'after_sale.id'

/** Another member's order answers as nonexistent (decisions §3). */
export async function ownOrder(db: Db, accountId: string, orderId: string): Promise<OrderRow | undefined> {
  const order = await orderById(db, orderId)
  return order?.account_id === accountId ? order : undefined
}

/** The same, locked until the transaction ends. */
export async function takeOwnOrder(
  tx: Db,
  accountId: string,
  orderId: string,
): Promise<OrderRow | undefined> {
  const order = await ownOrder(tx, accountId, orderId)
  return order && takeOrder(tx, order)
}

export async function orderById(db: Db, orderId: string): Promise<OrderRow | undefined> {
  const company_id = await holderOf(db, orderIdKind, orderId)
  if (company_id === null) return undefined
  return db
    .selectFrom('shop_order')
    .selectAll()
    .where((row) => row.and({ company_id, id: orderId }))
    .executeTakeFirst()
}

/** By the number as entered: also in lower case, and with surrounding blanks. */
export async function orderByNumber(db: Db, typed: string): Promise<OrderRow | undefined> {
  const id = await holderOf(db, numberKind, typed.trim().toUpperCase())
  return id === null ? undefined : orderById(db, id)
}

export const takeOrder = (tx: Db, key: OrderKey): Promise<OrderRow> =>
  tx
    .selectFrom('shop_order')
    .selectAll()
    .where((row) => row.and(keyOfOrder(key)))
    .forUpdate()
    .executeTakeFirstOrThrow()

export const linesOf = (db: Db, { company_id, id }: OrderKey): Promise<LineRow[]> =>
  db
    .selectFrom('order_line')
    .selectAll()
    .where((row) => row.and({ company_id, order_id: id }))
    .orderBy('position')
    .execute()

export const soldLine = (line: LineRow): SoldLine => ({
  quantity: line.quantity,
  returned: line.returned,
  couponFen: line.coupon_fen,
  benefitFen: line.benefit_fen,
  pointsFen: line.points_fen,
  moneyFen: line.money_fen,
})

export const heldBy = (db: Db, { company_id, id }: OrderKey): Promise<HoldingRow[]> =>
  db
    .selectFrom('order_holding')
    .selectAll()
    .where((row) => row.and({ company_id, order_id: id, state: 'held' as const }))
    .orderBy('id')
    .execute()

export const refundsOf = (db: Db, { company_id, id }: OrderKey): Promise<OrderRefundRow[]> =>
  db
    .selectFrom('order_refund')
    .selectAll()
    .where((row) => row.and({ company_id, order_id: id }))
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Newest first. */
export const afterSalesOf = (db: Db, { company_id, id }: OrderKey): Promise<AfterSaleRow[]> =>
  db
    .selectFrom('after_sale')
    .selectAll()
    .where((row) => row.and({ company_id, order_id: id }))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Completed exchanges of an order, oldest first: former names of its lines are read from them. */
export const exchangesOf = (db: Db, { company_id, id }: OrderKey): Promise<AfterSaleRow[]> =>
  db
    .selectFrom('after_sale')
    .selectAll()
    .where((row) => row.and({ company_id, order_id: id, kind: 'exchange' as const }))
    .where('was_name', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** With its order's distribution key. */
export async function afterSaleById(
  db: Db,
  afterSaleId: string,
): Promise<{ readonly afterSale: AfterSaleRow; readonly order: OrderRow } | undefined> {
  const orderId = await holderOf(db, afterSaleIdKind, afterSaleId)
  const order = orderId === null ? undefined : await orderById(db, orderId)
  const afterSale = order && (await afterSaleOf(db, order, afterSaleId))
  return afterSale && { afterSale, order }
}

export const afterSaleOf = (db: Db, { company_id, id }: OrderKey, afterSaleId: string) =>
  db
    .selectFrom('after_sale')
    .selectAll()
    .where((row) => row.and({ company_id, order_id: id, id: afterSaleId }))
    .executeTakeFirst()

export const changeAfterSale = (
  { db }: { readonly db: Db },
  { company_id, order_id, id }: Pick<AfterSaleRow, 'company_id' | 'order_id' | 'id'>,
  changes: Partial<Omit<AfterSaleRow, 'pieces' | 'pictures' | 'state'>>,
) =>
  db
    .updateTable('after_sale')
    .set(changes)
    .where((row) => row.and({ company_id, order_id, id }))
    .execute()

export const changeOrder = (
  { db }: { readonly db: Db },
  order: OrderKey,
  changes: Partial<Omit<OrderRow, 'state'>>,
) =>
  db
    .updateTable('shop_order')
    .set(changes)
    .where((row) => row.and(keyOfOrder(order)))
    .execute()

export interface OrderFilter {
  readonly accountId: string
  readonly companyIds: readonly string[]
  readonly kinds: readonly OrderKind[] | null
  readonly states: readonly OrderState[] | null
}

const filteredOrders = (db: Db, { accountId, companyIds, kinds, states }: OrderFilter) =>
  db
    .selectFrom('shop_order')
    .where('account_id', '=', accountId)
    .where('hidden_at', 'is', null)
    .where(sql<boolean>`company_id = any (${companyIds}::uuid[])`)
    .where(sql<boolean>`(${kinds}::text[] is null or kind = any (${kinds}::text[]))`)
    .where(sql<boolean>`(${states}::smallint[] is null or state = any (${states}::smallint[]))`)

/** Newest first. */
export const pageOfOrders = (
  db: Db,
  filter: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  filteredOrders(db, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const countOrders = async (db: Db, filter: OrderFilter): Promise<number> => {
  const { count } = await filteredOrders(db, filter)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function linesOfMany(
  db: Db,
  orders: readonly OrderRow[],
): Promise<ReadonlyMap<string, LineRow[]>> {
  if (orders.length === 0) return new Map()
  const rows = await db
    .selectFrom('order_line')
    .selectAll()
    .where('company_id', 'in', [...new Set(orders.map(({ company_id }) => company_id))])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ order_id }) => order_id)
}
