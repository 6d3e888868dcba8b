import { wechatCalls } from '@yf/contract/wechat'
import { confirm } from '#ui/dialog/confirm.tsx'
import { shareCard } from '#platform/environment/share-card.ts'
import { warn } from '#platform/environment/warn.ts'
import { call, callFully } from '#platform/http/call.ts'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { factsOfPath } from '#platform/navigation/register.ts'
import { hasTravelled, takeCode } from '#platform/session/oauth-return.ts'
import { sessionKind, updateUserInfo, useSession } from '#platform/session/session.ts'
import { storage } from '#platform/storage/storage.ts'
import { supplyInput } from '#platform/session/supply.ts'
import { leaveForWechat } from './authorize.ts'
import { notSelfBound, selfBound } from './binding.ts'
import { share } from './share.ts'

/** The app asks an unbound member again in the next session, with a new ticket. */
function hasBeenIdentified(): boolean {
  const status = storage.openIdStatus.read()
  if (status !== notSelfBound) return status !== null
  return storage.wechatVisit.read() !== null || storage.wechatDeclined.read() !== null
}

async function exchange(code: string): Promise<void> {
  const info = await call(wechatCalls.exchangeCode, { code, ...supplyInput() }, { silent: true })
  storage.openIdStatus.write(info.isSelfBind ? selfBound : notSelfBound)
  storage.wechatVisit.write({
    openId: info.openId,
    accessToken: info.access_token,
    isBind: info.isBind === 1,
  })
}

const question = (isBind: boolean) =>
  confirm({
    title: '绑定微信',
    content: isBind
      ? '当前微信已绑定其他账号，是否绑定到当前账号？'
      : '当前微信未绑定账号，是否绑定到当前账号？绑定后可直接用微信登录',
    confirmText: '绑定',
    cancelText: '暂不绑定',
  })

/** Specification §4: asks a logged-in member who is not bound to this WeChat, once per session. */
async function offerBinding(): Promise<void> {
  const visit = storage.wechatVisit.read()
  const session = useSession.getState()
  if (!visit || sessionKind(session) !== 'member' || storage.openIdStatus.read() === selfBound) return
  if (session.userInfo?.openId === visit.openId) {
    storage.openIdStatus.write(selfBound)
    return
  }
  if (storage.wechatDeclined.read()) return
  storage.wechatDeclined.write('1')
  if (!(await question(visit.isBind))) return
  // The ticket is valid for one attempt, whatever the result.
  storage.wechatVisit.remove()
  const { openId, accessToken } = visit
  const { message } = await callFully(wechatCalls.bind, { openId, accessToken })
  storage.openIdStatus.write(selfBound)
  updateUserInfo({ openId })
  void refresh(wechatCalls.openId)
  say(message || '绑定成功')
}

async function visit(): Promise<void> {
  const code = takeCode('visit')
  if (code) await exchange(code)
  else if (!hasBeenIdentified() && !hasTravelled() && !factsOfPath(currentLocation().path)?.isPassing) {
    if (await leaveForWechat('visit')) return
  }
  await offerBinding()
}

let running: Promise<void> | null = null

/** WeChat's failures must not block the app. */
function look(): void {
  running ??= visit()
    .catch((error: unknown) => warn('WeChat', error))
    .finally(() => {
      running = null
    })
}

/** From boot on, only in WeChat: identifies the member and checks the binding, again after each login. */
export function startWechat(): () => void {
  look()
  void share(shareCard())
  return useSession.subscribe((now, before) => {
    if (now.token !== before.token && sessionKind(now) === 'member') look()
  })
}
