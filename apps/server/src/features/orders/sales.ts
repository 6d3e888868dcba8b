import { sql } from 'kysely'
import type { OrderKind } from '@yf/domain/order'
import type { Db } from '#platform/db/handle.ts'

export interface SalesOfDay {
  readonly day: string
  readonly orders: number
  readonly totalFen: number
  readonly moneyFen: number
  readonly pointsFen: number
  readonly couponFen: number
}

interface SalesFilter {
  readonly kind: OrderKind
  readonly since: Date
}

const shanghaiDayOf = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`

/** Paid sales by day of payment: sums only, without buyers. */
export async function salesByDay(
  db: Db,
  { kind, since }: SalesFilter,
): Promise<{ sold: SalesOfDay[]; refunded: ReadonlyMap<string, number> }> {
  const sold = await db
    .selectFrom('shop_order')
    .select([
      shanghaiDayOf('paid_at').as('day'),
      sql<number>`count(*)`.as('orders'),
      sql<number>`sum(total_fen)::bigint`.as('totalFen'),
      sql<number>`sum(money_fen)::bigint`.as('moneyFen'),
      sql<number>`sum(points_fen)::bigint`.as('pointsFen'),
      sql<number>`sum(coupon_fen)::bigint`.as('couponFen'),
    ])
    .where('kind', '=', kind)
    .where('paid_at', '>=', since)
    .groupBy('day')
    .execute()
  const back = await db
    .selectFrom('order_refund as r')
    .innerJoin('shop_order as o', (join) =>
      join.onRef('o.company_id', '=', 'r.company_id').onRef('o.id', '=', 'r.order_id'),
    )
    .select([
      shanghaiDayOf('r.created_at').as('day'),
      sql<number>`sum(r.money_fen + r.points_fen)::bigint`.as('fen'),
    ])
    .where('o.kind', '=', kind)
    .where('r.created_at', '>=', since)
    .groupBy('day')
    .execute()
  return { sold, refunded: new Map(back.map(({ day, fen }) => [day, fen])) }
}

/** Items that were paid and not sent back, by product. */
export const salesByProduct = (
  db: Db,
  { kind, since }: SalesFilter,
): Promise<{ productId: string; pieces: number; totalFen: number }[]> =>
  db
    .selectFrom('order_line as l')
    .innerJoin('shop_order as o', (join) =>
      join.onRef('o.company_id', '=', 'l.company_id').onRef('o.id', '=', 'l.order_id'),
    )
    .select([
      sql<string>`l.product_id`.as('productId'),
      sql<number>`sum(l.quantity - l.returned)::bigint`.as('pieces'),
      sql<number>`sum((l.quantity - l.returned) * l.unit_fen)::bigint`.as('totalFen'),
    ])
    .where('o.kind', '=', kind)
    .where('o.paid_at', '>=', since)
    .where('l.product_id', 'is not', null)
    .groupBy('l.product_id')
    .execute()
