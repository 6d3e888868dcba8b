import type { Refusals } from './ranges.ts'

export const cardsRefusals = {
  benefitNotUsable: { code: 4801, message: '该权益现在不能使用，请查看有效期与剩余次数' },
  benefitPageClosed: { code: 4802, message: '权益服务页面暂时无法打开，请稍后再试' },
} as const satisfies Refusals
