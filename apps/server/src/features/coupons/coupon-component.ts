import { couponStates } from '@yf/domain/coupon'
import type { OrderComponent } from '#features/orders/public.ts'

export interface CouponData {
  readonly couponId: string
}

declare module '#features/orders/components.ts' {
  interface ComponentData {
    readonly coupon: CouponData
  }
}

/**
 * Locks the coupon with the order, marks it as used at payment, and returns it when the order is closed or fully
 * refunded. A coupon of another member or company, outside its term or held by another order is not found: each step
 * is one guarded statement.
 */
export const couponComponent: OrderComponent<CouponData> = {
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
  /** With its original term: a refund extends nothing. */
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
