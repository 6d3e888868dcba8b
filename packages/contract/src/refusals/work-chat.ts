import type { Refusals } from './ranges.ts'

export const workChatRefusals = {
  workChatNotOpen: { code: 2301, message: '您的企业还没有开通这种登录方式，请使用手机号登录' },
  workChatCodeInvalid: { code: 2302, message: '登录已失效，请重新打开' },
  workChatOutsider: { code: 2303, message: '您不在该企业的通讯录中，请使用手机号登录' },
  workChatUnavailable: { code: 2304, message: '对方暂时没有响应，请稍后再试，或使用手机号登录' },
  workChatSupplyTaken: { code: 2305, message: '该办公平台的这个登录来源已被其他应用使用，请换一个' },
} as const satisfies Refusals
