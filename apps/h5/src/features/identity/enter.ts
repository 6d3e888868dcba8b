import { send } from '@yf/client/send'
import { identityCalls, type LoginAnswer, type UserInfo } from '@yf/contract/identity'
import type { EntryPreview } from '@yf/contract/identity-steps'
import { maskName, maskPhone } from '@yf/domain/masks'
import { replace } from '#platform/navigation/history.ts'
import { ownPath } from '#platform/navigation/own-path.ts'
import { sessionKind, setPendingLogin, signIn, useSession } from '#platform/session/session.ts'
import { confirm } from '#ui/dialog/confirm-lazily.ts'

/** `kept`: somebody else was signed in here and stays. */
export type Entered = 'member' | 'pending' | 'kept'

const isPending = ({ isBind, verifyPhone, needConsent }: LoginAnswer): boolean =>
  isBind === 1 || verifyPhone === 1 || needConsent === 1

function signedIn(): UserInfo | null {
  const session = useSession.getState()
  return sessionKind(session) === 'member' ? session.userInfo : null
}

/** A link that somebody sent must not quietly put another person's account in place of one's own (login CSRF). */
const maySwitch = (current: UserInfo, name: string, maskedPhone: string): Promise<boolean> =>
  confirm({
    title: '切换账号',
    content: `您已登录${current.name}（${maskPhone(current.mobile)}），是否切换为${name}（${maskedPhone}）？`,
    confirmText: '切换账号',
    cancelText: '保持当前账号',
  })

/**
 * Asked before the login where a look tells as whom it would let in: on the server a login ends the session that this
 * other person has elsewhere. `same` as far as what is masked can tell.
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
 * Of a session that nobody will use. Not through `call`: that somebody else's has ended already must not be taken for
 * one's own, and nobody waits for it.
 */
const endSession = (token: string): void =>
  void send(identityCalls.logout, {}, { token }, { timeout: 10_000 }).catch(() => undefined)

/**
 * What a provider's answer leads to: a member, or a login that still asks for a phone or for consent, which the guard
 * then shows. `hasAsked`: whoever is signed in has said that this account may take the place.
 */
export async function enter(answer: LoginAnswer, hasAsked = false): Promise<Entered> {
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
  if (isOther && !hasAsked && !(await maySwitch(current, person.name, maskPhone(person.mobile)))) {
    endSession(person.token)
    return 'kept'
  }
  signIn(person)
  return 'member'
}

/** On to where the person wanted to go, if that is one of the app's own pages. */
export const goOn = (redirect: string | undefined): void => replace(ownPath(redirect) ?? '/home')
