import type { Page } from '@playwright/test'
import type { SignedPage } from '../../apps/sandbox/src/wechat/js-sdk.ts'
import { origins } from './origins.ts'

interface SignatureVerdict {
  /** The URL at which the page was entered. */
  readonly landing: string
  readonly verdict: string
}

/** The data that the page passes to the bridge, in the bridge's names. */
interface Verification {
  readonly verifyAppId: string
  readonly verifyNonceStr: string
  readonly verifyTimestamp: string
  readonly verifySignature: string
}

async function verify(userAgent: string, page: SignedPage): Promise<string> {
  const response = await fetch(`${origins.sandbox}/wechat-open/js-sdk/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify(page),
  })
  return ((await response.json()) as { err_msg: string }).err_msg
}

/** Runs in the page before any other script, while its original address is still known. */
function install(): void {
  const landing = location.href
  let isVerified = false
  const asks = window as unknown as { verifyWechatPage(page: SignedPage): Promise<string> }
  const answerTo = async (name: string, verification: Verification): Promise<string> => {
    if (name !== 'preVerifyJSAPI') return `${name}:${isVerified ? 'ok' : 'fail_permission denied'}`
    const answer = await asks.verifyWechatPage({
      appId: verification.verifyAppId,
      nonceStr: verification.verifyNonceStr,
      timestamp: Number(verification.verifyTimestamp),
      signature: verification.verifySignature,
      landing,
      current: location.href,
    })
    isVerified = answer.endsWith(':ok')
    return answer
  }
  Object.assign(window, {
    WeixinJSBridge: {
      on: () => undefined,
      invoke: (name: string, verification: Verification, then?: (answer: object) => void) =>
        void answerTo(name, verification).then((err_msg) => then?.({ err_msg })),
    },
  })
}

/**
 * Simulates the bridge of WeChat's app in this page and all following ones; the sandbox verifies the signatures.
 * Returns the results since then, in order.
 */
export async function playWechatBridge(page: Page): Promise<readonly SignatureVerdict[]> {
  const verdicts: SignatureVerdict[] = []
  const userAgent = await page.evaluate(() => navigator.userAgent)
  await page.exposeFunction('verifyWechatPage', async (signed: SignedPage) => {
    const verdict = await verify(userAgent, signed)
    verdicts.push({ landing: signed.landing, verdict })
    return verdict
  })
  await page.addInitScript(install)
  return verdicts
}
