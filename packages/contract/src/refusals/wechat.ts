import type { Refusals } from './ranges.ts'

export const wechatRefusals = {
  wechatCodeInvalid: { code: 2201, message: '微信授权已失效，请重新授权' },
  wechatUnavailable: { code: 2202, message: '微信暂时没有响应，请稍后再试' },
  wechatTicketInvalid: { code: 2203, message: '微信绑定已超时，请重新进行微信授权' },
  wechatSnapshot: { code: 2204, message: '请点按页面右下角的「使用完整服务」后再试' },
} as const satisfies Refusals
