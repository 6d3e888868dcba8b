import { couponNoticeDays, couponStates } from '@yf/domain/coupon'
import { termsText } from '@yf/domain/coupon-text'
import { dayAndTime } from '@yf/domain/near-time-text'
import { mostOfOne, type OpenSource } from '#features/agenda/public.ts'
import { couponsWithTerms, termsOf } from './store.ts'

const dayMs = 86_400_000

/** Coupons that expire within the days for which their owner also gets a notice. */
export const openCoupons: OpenSource = async ({ db, caller: { accountId }, clock }, { companyId }) => {
  const now = clock.now()
  const rows = await couponsWithTerms(db, accountId, companyId)
    .where('coupon.state', '=', couponStates.usable)
    .where('coupon.order_id', 'is', null)
    .where('coupon.valid_until', '>', now)
    .where('coupon.valid_until', '<=', new Date(now.getTime() + couponNoticeDays * dayMs))
    .orderBy('coupon.valid_until')
    .limit(mostOfOne)
    .execute()
  return rows.map((row) => ({
    kind: 'couponEnding',
    id: row.id,
    at: row.valid_until,
    title: `优惠券「${row.name}」快到期了`,
    // The stored end is the first moment of the day after.
    fact: `${termsText(termsOf(row))} · ${dayAndTime(new Date(row.valid_until.getTime() - 60_000), now)} 前有效`,
    path: '/coupons/index',
  }))
}
