import { workChatCalls } from '@yf/contract/work-chat'
import { within } from '#platform/environment/within.ts'
import { call } from '#platform/http/call.ts'
import { requestedPage } from './requested-app.ts'

const timeLimitMs = 5_000

type RequestAuthCode = (parameters: { corpId: string }) => Promise<{ code: string }>

/** CommonJS: depending on the bundler, the function is one level deeper. */
const inner = (found: RequestAuthCode | { default: RequestAuthCode }): RequestAuthCode =>
  typeof found === 'function' ? found : found.default

/** DingTalk's bridge returns a code for the corporation, valid for five minutes and one use. */
export async function dingTalkCode(): Promise<string> {
  const { corpId } = await call(workChatCalls.dingTalkConfig, requestedPage(), { silent: true })
  const [, api] = await Promise.all([
    import('dingtalk-jsapi/entry/mobile'),
    import('dingtalk-jsapi/api/runtime/permission/requestAuthCode'),
  ])
  const { code } = await within(timeLimitMs, inner(api.default)({ corpId }))
  return code
}
