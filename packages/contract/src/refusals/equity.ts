import type { Refusals } from './ranges.ts'

export const equityRefusals = {
  benefitNotOpen: { code: 2801, message: '该权益现在不能领取，请留意开放时间' },
  benefitTaken: { code: 2802, message: '您已领取过该权益，可在首页「我的权益」中查看' },
} as const satisfies Refusals
