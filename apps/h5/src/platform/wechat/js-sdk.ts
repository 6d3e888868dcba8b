import { wechatCalls } from '@yf/contract/wechat'
import type { Output } from '@yf/contract/call'
import { currentEnvironment } from '#platform/environment/environment.ts'
import { warn } from '#platform/environment/warn.ts'
import { within } from '#platform/environment/within.ts'
import { call } from '#platform/http/call.ts'
import { supplyInput } from '#platform/session/supply.ts'
import { jsApis, openTags, type Wx, type WxOptions } from './wx.ts'

export type WechatConfig = Output<typeof wechatCalls.jsConfig>

/** Where WeChat's bridge never comes, nobody waits for it longer than this. */
const timeLimitMs = 5000

interface Ready {
  wx: Wx
  config: WechatConfig
}

/** What is signed: the address as WeChat sees it, without the hash. */
export const signedUrl = (): string => location.href.split('#')[0] ?? location.href

export const fetchConfig = (): Promise<WechatConfig> =>
  call(wechatCalls.jsConfig, { url: signedUrl(), ...supplyInput() }, { silent: true })

/** The SDK reports a refusal first and then that it is ready all the same. */
export const verdictOf = (wx: Wx, options: WxOptions): Promise<void> =>
  within(
    timeLimitMs,
    new Promise((resolve, reject) => {
      wx.error((fault) => reject(new Error(fault.errMsg)))
      wx.ready(resolve)
      wx.config(options)
    }),
  )

async function verify(): Promise<Ready> {
  const [{ default: sdk }, config] = await Promise.all([import('weixin-js-sdk'), fetchConfig()])
  const wx = sdk as unknown as Wx
  const { appid: appId, timestamp, nonceStr, signature } = config
  await verdictOf(wx, { appId, timestamp, nonceStr, signature, jsApiList: jsApis, openTagList: openTags })
  return { wx, config }
}

let verified: { url: string; ready: Promise<Ready | null> } | null = null

/** The SDK once WeChat has accepted our signature; null outside WeChat and where it has not, which is only logged. */
export function configure(): Promise<Ready | null> {
  if (currentEnvironment() !== 'wechat') return Promise.resolve(null)
  if (verified?.url === signedUrl()) return verified.ready
  const ready = verify().catch((error: unknown) => {
    warn('WeChat JS-SDK', error)
    verified = null
    return null
  })
  verified = { url: signedUrl(), ready }
  return ready
}
