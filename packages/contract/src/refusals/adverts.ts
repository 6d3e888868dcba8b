import type { Refusals } from './ranges.ts'

export const advertRefusals = {
  alreadyEvaluated: { code: 2701, message: '您已评价过本次服务，感谢您的反馈' },
  promotionClosed: { code: 2702, message: '活动未在进行中，请留意活动时间' },
} as const satisfies Refusals
