import { sql, type Selectable } from 'kysely'
import { couponStates, type CouponState, type CouponTerms } from '@yf/domain/coupon'
import type { Db } from '#platform/db/handle.ts'
import type { CouponBatchTable, CouponTable } from './tables.ts'

export type CouponBatchRow = Selectable<CouponBatchTable>
export type CouponRow = Selectable<CouponTable>

type Terms = Pick<
  CouponBatchRow,
  'coupon_type' | 'reduce_money' | 'full_money' | 'product_ids' | 'category_ids' | 'name' | 'note'
>
export type CouponWithTerms = CouponRow & Terms

export const termsOf = (row: Terms): CouponTerms => ({
  couponType: row.coupon_type,
  reduceMoney: row.reduce_money,
  fullMoney: row.full_money,
  productIds: row.product_ids,
  categoryIds: row.category_ids,
})

/** A member's coupons of a company with their batches, to be filtered and sorted. */
export const couponsWithTerms = (db: Db, accountId: string, companyId: string) =>
  db
    .selectFrom('coupon')
    .innerJoin('coupon_batch as batch', (join) =>
      join.onRef('batch.company_id', '=', 'coupon.company_id').onRef('batch.id', '=', 'coupon.batch_id'),
    )
    .selectAll('coupon')
    .select([
      'batch.name',
      'batch.note',
      'batch.coupon_type',
      'batch.reduce_money',
      'batch.full_money',
      'batch.product_ids',
      'batch.category_ids',
    ])
    .where('coupon.account_id', '=', accountId)
    .where('coupon.company_id', '=', companyId)

/** Coupons that can pay now: neither used nor held by an order, within their term. */
export const usableCoupons = (db: Db, accountId: string, companyId: string, now: Date) =>
  couponsWithTerms(db, accountId, companyId)
    .where('coupon.state', '=', couponStates.usable)
    .where('coupon.order_id', 'is', null)
    .where('coupon.valid_from', '<=', now)
    .where('coupon.valid_until', '>', now)

/** The number of a member's coupons of one company in each state. */
export async function countsOf(
  db: Db,
  accountId: string,
  companyId: string,
): Promise<Readonly<Record<CouponState, number>>> {
  const rows = await db
    .selectFrom('coupon')
    .select(['state', sql<number>`count(*)`.as('count')])
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .groupBy('state')
    .execute()
  return { 1: 0, 2: 0, 3: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
}

export const batchById = (
  db: Db,
  { companyId, id }: { readonly companyId: string; readonly id: string },
): Promise<CouponBatchRow | undefined> =>
  db
    .selectFrom('coupon_batch')
    .selectAll()
    .where((row) => row.and({ company_id: companyId, id }))
    .executeTakeFirst()
