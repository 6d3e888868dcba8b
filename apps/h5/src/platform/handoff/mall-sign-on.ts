import { handoffCalls, type MallLogin } from '@yf/contract/handoff'
import { newKey } from '@yf/client/keys'
import { call } from '#platform/http/call.ts'
import { isCallError } from '@yf/client/call-error'
import { say } from '#platform/http/feedback.ts'
import { useSession } from '#platform/session/session.ts'
import { storage } from '#platform/storage/storage.ts'
import { handOffTo } from './current-hand-off.ts'
import { handOffUrl } from './hand-off-url.ts'
import { loadAllowList } from './sites.ts'

/** First the signature, then the login with it. The calls show their own errors. */
async function logIn(): Promise<MallLogin | null> {
  const { userInfo } = useSession.getState()
  if (!userInfo) return null
  const echoStr = newKey()
  const { name, openId, mobile: phone, headimgurl: headImage } = userInfo
  try {
    const { appKey, sign } = await call(handoffCalls.mallSign, { echoStr }, { loading: false })
    const person = { appKey, sign, echoStr, name, openId, phone, headImage }
    return await call(handoffCalls.mallLogin, person, { loading: false })
  } catch (error) {
    if (!isCallError(error)) throw error
    return null
  }
}

async function goToSaved(address: string, mall: MallLogin): Promise<void> {
  const session = await handOffTo('mall')
  const way = handOffUrl(address, session && { ...session, mall }, await loadAllowList())
  if (way) location.assign(way.url)
  else say('该链接无法打开')
}

let running: Promise<MallLogin | null> | null = null

/**
 * Mall single sign-on (specification §7): stores token and data, and continues to a requested mall page. Resolves
 * with null on failure and then drops the requested page.
 */
export function signOnToMall(): Promise<MallLogin | null> {
  running ??= signOn().finally(() => {
    running = null
  })
  return running
}

async function signOn(): Promise<MallLogin | null> {
  const mall = await logIn()
  const saved = storage.mallUrl.read()
  storage.mallUrl.remove()
  if (!mall) return null
  storage.mallToken.write(mall.token)
  storage.mallStorage.write(mall.storage)
  if (saved) await goToSaved(saved, mall)
  return mall
}
