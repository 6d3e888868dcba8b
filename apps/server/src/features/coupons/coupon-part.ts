import { couponStates } from '@yf/domain/coupon'
import type { OrderPart } from '#features/orders/public.ts'

export interface CouponData {
  readonly couponId: string
}

declare module '#features/orders/parts.ts' {
  interface PartData {
    readonly coupon: CouponData
  }
}

/**
 * Locked with the order, used once it is paid, back when it is closed or paid back whole. A coupon of somebody else, of
 * another company, out of its term or held by another order is not there: each is one guarded statement.
 */
export const couponPart: OrderPart<CouponData> = {
  async take({ db, clock }, { company_id, account_id, id }, { couponId }) {
    const { numUpdatedRows } = await db
      .updateTable('coupon')
      .set({ order_id: id })
      .where((row) => row.and({ company_id, account_id, id: couponId, state: couponStates.usable }))
      .where('order_id', 'is', null)
      .where('valid_from', '<=', clock.now())
      .where('valid_until', '>', clock.now())
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
  async settle({ db, clock }, { company_id, id }, { couponId }) {
    await db
      .updateTable('coupon')
      .set({ state: couponStates.used, used_at: clock.now() })
      .where((row) => row.and({ company_id, id: couponId, order_id: id, state: couponStates.usable }))
      .execute()
  },
  /** With the term that it had: a refund renews nothing. */
  async giveBack({ db, clock }, { company_id, id }, { couponId }) {
    const mine = { company_id, id: couponId, order_id: id }
    await db
      .updateTable('coupon')
      .set((row) => ({
        state: row
          .case()
          .when('valid_until', '<=', clock.now())
          .then<1 | 3>(couponStates.expired)
          .else<1 | 3>(couponStates.usable)
          .end(),
        order_id: null,
        used_at: null,
      }))
      .where((row) => row.and(mine))
      .execute()
  },
}
