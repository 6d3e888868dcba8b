import { workChatCalls } from '@yf/contract/work-chat'
import { loadScript } from '#platform/environment/load-script.ts'
import { within } from '#platform/environment/within.ts'
import { call } from '#platform/http/call.ts'
import { requestedPage } from './requested-app.ts'

/** Feishu may prompt the member first. */
const timeLimitMs = 60_000

interface FeishuCallbacks {
  success: (answer: { code: string }) => void
  fail: (fault: unknown) => void
}

/** The globals of Feishu's script. */
declare global {
  interface Window {
    h5sdk?: {
      ready(then: () => void): void
      error(then: (fault: unknown) => void): void
      config(options: {
        appId: string
        timestamp: number
        nonceStr: string
        signature: string
        jsApiList: readonly string[]
        onSuccess: () => void
        onFail: (fault: unknown) => void
      }): void
    }
    tt?: {
      /** From 6.9 on; older apps only know requestAuthCode. */
      requestAccess?(options: { appID: string; scopeList: readonly string[] } & FeishuCallbacks): void
      requestAuthCode?(options: { appId: string } & FeishuCallbacks): void
    }
  }
}

function askForCode(appId: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const refuse = (fault: unknown) => reject(new Error(JSON.stringify(fault)))
    const success = ({ code }: { code: string }) => resolve(code)
    const older = () => {
      if (!window.tt?.requestAuthCode) refuse('no requestAuthCode')
      else window.tt.requestAuthCode({ appId, success, fail: refuse })
    }
    window.h5sdk?.error(refuse)
    window.h5sdk?.ready(() => {
      if (!window.tt?.requestAccess) older()
      // An empty list requests only the identity.
      else window.tt.requestAccess({ appID: appId, scopeList: [], success, fail: refuse })
    })
  })
}

export async function feishuCode(): Promise<string> {
  const { appId, sdkUrl } = await call(workChatCalls.feishuConfig, requestedPage(), { silent: true })
  await loadScript(sdkUrl)
  if (!window.h5sdk) throw new Error('Feishu brought no SDK')
  return within(timeLimitMs, askForCode(appId))
}
