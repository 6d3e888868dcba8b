import type { LoginAnswer, UserInfo } from '@yf/contract/identity'
import { maskPhone } from '@yf/domain/masks'
import { replace } from '#platform/navigation/history.ts'
import { ownPath } from '#platform/navigation/own-path.ts'
import { sessionKind, setPendingLogin, signIn, useSession } from '#platform/session/session.ts'
import { confirm } from '#ui/dialog/confirm-lazily.ts'

/** `kept`: somebody else was signed in here and stays. */
export type Entered = 'member' | 'pending' | 'kept'

const isPending = ({ isBind, verifyPhone, needConsent }: LoginAnswer): boolean =>
  isBind === 1 || verifyPhone === 1 || needConsent === 1

/** A link that somebody sent must not quietly put another person's account in place of one's own (login CSRF). */
function maySwitch(next: UserInfo): Promise<boolean> {
  const session = useSession.getState()
  const current = session.userInfo
  const isSame = sessionKind(session) !== 'member' || !current || current.baseId === next.baseId
  if (isSame) return Promise.resolve(true)
  return confirm({
    title: '切换账号',
    content: `您已登录${current.name}（${maskPhone(current.mobile)}），是否切换为${next.name}（${maskPhone(next.mobile)}）？`,
    confirmText: '切换账号',
    cancelText: '保持当前账号',
  })
}

/** What a provider's answer leads to: a member, or a login that still asks for a phone or for consent, which the guard then shows. */
export async function enter(answer: LoginAnswer): Promise<Entered> {
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
  if (!(await maySwitch(person))) return 'kept'
  signIn(person)
  return 'member'
}

/** On to where the person wanted to go, if that is one of the app's own pages. */
export const goOn = (redirect: string | undefined): void => replace(ownPath(redirect) ?? '/home')
