import type { Refusals } from './ranges.ts'

export const paymentRefusals = {
  payUnavailable: { code: 4201, message: '暂时无法发起支付，请稍后再试，订单会为您保留到付款时限' },
  payNeedsWechat: { code: 4202, message: '请先绑定微信，再在微信中支付' },
} as const satisfies Refusals
