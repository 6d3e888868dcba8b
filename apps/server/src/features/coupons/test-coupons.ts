import type { OrderLab } from '#features/orders/test-orders.ts'
import { newId } from '#platform/ids.ts'
import { companyId } from '#features/orders/test-orders.ts'
import { takeOne } from './take-one.ts'
import { batchById, type CouponBatchRow, type CouponRow } from './store.ts'

/** A batch of coupons that can be claimed now and are valid for ten days. */
export async function newBatch(
  { db, clock }: OrderLab,
  changes: Partial<CouponBatchRow> = {},
): Promise<CouponBatchRow> {
  const now = clock.now()
  const row: CouponBatchRow = {
    company_id: companyId,
    id: newId(),
    name: '满百减二十',
    coupon_type: 1,
    reduce_money: 2_000,
    full_money: 10_000,
    stock: 100,
    taken: 0,
    per_person: 1,
    take_from: new Date(now.getTime() - 3_600_000),
    take_until: new Date(now.getTime() + 30 * 86_400_000),
    valid_from: null,
    valid_until: null,
    valid_days: 10,
    product_ids: [],
    category_ids: [],
    note: '',
    is_paused: false,
    created_at: now,
    updated_at: now,
    ...changes,
  }
  await db.insertInto('coupon_batch').values(row).execute()
  return row
}

export async function giveCoupon(
  lab: OrderLab,
  batch: CouponBatchRow,
  accountId: string,
): Promise<CouponRow> {
  const result = await lab.inTx((ctx) => takeOne(ctx, batch, accountId))
  if (typeof result === 'string') throw new Error(result)
  return result
}

export const batchOf = async (
  { db }: OrderLab,
  { company_id, id }: CouponBatchRow,
): Promise<CouponBatchRow> => (await batchById(db, { companyId: company_id, id }))!

export const couponOf = ({ db }: OrderLab, { id }: Pick<CouponRow, 'id'>): Promise<CouponRow> =>
  db.selectFrom('coupon').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
