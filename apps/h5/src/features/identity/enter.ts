import { send } from '@yf/client/send'
import { identityCalls, type LoginAnswer, type UserInfo } from '@yf/contract/identity'
import type { EntryPreview } from '@yf/contract/identity-steps'
import { maskName, maskPhone } from '@yf/domain/masks'
import { replace } from '#platform/navigation/history.ts'
import { ownPath } from '#platform/navigation/own-path.ts'
import { sessionKind, setPendingLogin, signIn, useSession } from '#platform/session/session.ts'
import { confirm } from '#ui/dialog/confirm-lazily.ts'

/** `kept`: the session of another member on this device stays. */
export type EnterResult = 'member' | 'pending' | 'kept'

const isPending = ({ isBind, verifyPhone, needConsent }: LoginAnswer): boolean =>
  isBind === 1 || verifyPhone === 1 || needConsent === 1

function signedIn(): UserInfo | null {
  const session = useSession.getState()
  return sessionKind(session) === 'member' ? session.userInfo : null
}

/** A link sent by someone else must not silently replace the member's own account (login CSRF). */
const maySwitch = (current: UserInfo, name: string, maskedPhone: string): Promise<boolean> =>
  confirm({
    title: '切换账号',
    content: `您已登录${current.name}（${maskPhone(current.mobile)}），是否切换为${name}（${maskedPhone}）？`,
    confirmText: '切换账号',
    cancelText: '保持当前账号',
  })

/**
 * Asks before the login if a preview names the account: on the server a login ends that account's other session.
 * `same` as far as the masked data shows.
 */
export async function askBefore({
  maskedName,
  maskedPhone,
}: EntryPreview): Promise<'same' | 'switch' | 'keep'> {
  const current = signedIn()
  if (!current) return 'same'
  if (maskName(current.name) === maskedName && maskPhone(current.mobile) === maskedPhone) return 'same'
  return (await maySwitch(current, maskedName, maskedPhone)) ? 'switch' : 'keep'
}

/**
 * Ends a session that is not used. Not through `call`: its expiry must not count as the member's own, and no caller
 * waits for it.
 */
const endSession = (token: string): void =>
  void send(identityCalls.logout, {}, { token }, { timeout: 10_000 }).catch(() => undefined)

/**
 * Handles a provider's response: a member, or a login that still needs a phone or consent, which the guard then
 * shows. `hasAsked`: the logged-in member has agreed to switch to this account.
 */
export async function enter(answer: LoginAnswer, hasConfirmed = false): Promise<EnterResult> {
  if (isPending(answer)) {
    const { token, mobile, maskedName } = answer
    setPendingLogin({
      token,
      mobile,
      isBind: answer.isBind === 1,
      verifyPhone: answer.verifyPhone === 1,
      ...(answer.needConsent === 1 ? { needConsent: true, maskedName: maskedName ?? '' } : {}),
    })
    return 'pending'
  }
  const person = answer as UserInfo
  const current = signedIn()
  const isOther = current !== null && current.baseId !== person.baseId
  if (isOther && !hasConfirmed && !(await maySwitch(current, person.name, maskPhone(person.mobile)))) {
    endSession(person.token)
    return 'kept'
  }
  signIn(person)
  return 'member'
}

/** Continues to the requested page if it is one of the app's own. */
export const goOn = (redirect: string | undefined): void => replace(ownPath(redirect) ?? '/home')
