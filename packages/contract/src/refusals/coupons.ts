import type { Refusals } from './ranges.ts'

export const couponRefusals = {
  couponsGone: { code: 4160, message: '来晚了一步，优惠券已领完' },
  couponLimitReached: { code: 4161, message: '您已领过，已达到每人限领数量' },
  couponNotOffered: { code: 4162, message: '该优惠券现在不能领取' },
  // the console (4180 on)
  couponStockTooSmall: { code: 4180, message: '发放数量不能少于已领取的数量' },
  couponTermsFixed: { code: 4181, message: '已有人领取，优惠内容不能再改；可暂停后另建一批' },
} as const satisfies Refusals
