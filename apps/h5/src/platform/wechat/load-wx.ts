import type { Wx } from './wx.ts'

/** The SDK's own types lack what newer versions of WeChat offer. */
export const loadWx = async (): Promise<Wx> => (await import('weixin-js-sdk')).default as unknown as Wx
