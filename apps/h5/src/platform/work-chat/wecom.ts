import { workChatCalls } from '@yf/contract/work-chat'
import { call } from '#platform/http/call.ts'
import { leaveForProvider } from '#platform/session/oauth-trip.ts'
import { takeCode } from '#platform/session/oauth-return.ts'
import { requestedPage } from './requested-app.ts'

/** WeCom responds by a redirect to this page: null means that the browser is leaving for it. */
export async function wecomCode(): Promise<string | null> {
  const code = takeCode('workChat')
  if (code) return code
  const { authorizeUrl } = await call(workChatCalls.wecomConfig, requestedPage(), { silent: true })
  const hasLeft = leaveForProvider('workChat', authorizeUrl)
  if (!hasLeft) throw new Error('This browser keeps nothing')
  return null
}
