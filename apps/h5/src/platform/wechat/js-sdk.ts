import { wechatCalls } from '@yf/contract/wechat'
import type { Output } from '@yf/contract/call'
import { currentEnvironment } from '#platform/environment/environment.ts'
import { pageAddress } from '#platform/environment/landing-address.ts'
import { warn } from '#platform/environment/warn.ts'
import { call } from '#platform/http/call.ts'
import { supplyInput } from '#platform/session/supply.ts'
import { loadWx } from './load-wx.ts'
import { signedAddresses } from './signed-addresses.ts'
import { verdictOf } from './verdict.ts'
import { jsApis, openTags, type Wx } from './wx.ts'

export type WechatConfig = Output<typeof wechatCalls.jsConfig>

interface ReadySdk {
  wx: Wx
  config: WechatConfig
}

async function verifyFor(url: string): Promise<ReadySdk> {
  const [wx, config] = await Promise.all([
    loadWx(),
    call(wechatCalls.jsConfig, { url, ...supplyInput() }, { silent: true }),
  ])
  const { appid: appId, timestamp, nonceStr, signature } = config
  await verdictOf(wx, { appId, timestamp, nonceStr, signature, jsApiList: jsApis, openTagList: openTags })
  return { wx, config }
}

const isWrongSignature = (error: unknown): boolean =>
  error instanceof Error && /invalid.signature/i.test(error.message)

/** Only a wrong signature justifies another address: any other failure would repeat. */
async function verify([url = pageAddress(), ...others]: readonly string[]): Promise<ReadySdk> {
  try {
    return await verifyFor(url)
  } catch (error) {
    if (others.length === 0 || !isWrongSignature(error)) throw error
    return verify(others)
  }
}

class Verification {
  readonly url = pageAddress()
  /** Null until WeChat has accepted the signature. */
  verified: ReadySdk | null = null
  readonly ready = this.run()

  private async run(): Promise<ReadySdk | null> {
    try {
      this.verified = await verify(signedAddresses(navigator.userAgent))
    } catch (error) {
      warn('WeChat JS-SDK', error)
      verification = null
    }
    return this.verified
  }
}

let verification: Verification | null = null

/** The SDK once WeChat has accepted our signature; null outside WeChat and after a refusal, which is only logged. */
export function configure(): Promise<ReadySdk | null> {
  if (currentEnvironment() !== 'wechat') return Promise.resolve(null)
  if (verification?.url !== pageAddress()) verification = new Verification()
  return verification.ready
}

/** The same for a tap, which cannot wait: null also while the response is pending. */
export const readyNow = (): ReadySdk | null =>
  currentEnvironment() === 'wechat' && verification?.url === pageAddress() ? verification.verified : null
