import { fengshiCodes, type FengshiAnswer, type FengshiCode } from '@yf/partner-contract/fengshi'

export type FengshiBody = Readonly<Record<string, unknown>>

export const success = (data: unknown): FengshiAnswer => ({ code: fengshiCodes.ok, message: '成功', data })

export const refused = (name: keyof typeof fengshiCodes, message: string): FengshiAnswer => ({
  code: fengshiCodes[name] as FengshiCode,
  message,
  data: null,
})

export const rejections = {
  badSign: refused('badSign', '签名错误'),
  stale: refused('stale', '请求已过期或重复'),
} as const
