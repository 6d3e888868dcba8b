import type { Refusals } from './ranges.ts'

export const couponRefusals = {
  couponsGone: { code: 4150, message: '来晚了一步，优惠券已领完' },
  couponLimitReached: { code: 4151, message: '您已领过，已达到每人限领数量' },
  couponNotOffered: { code: 4152, message: '该优惠券现在不能领取，请看看其他优惠券' },
  // the console (4170 on)
  couponStockTooSmall: { code: 4170, message: '发放数量不能少于已领取的数量' },
  couponTermsFixed: { code: 4171, message: '已有人领取，优惠内容不能再改；可暂停后另建一批' },
} as const satisfies Refusals
