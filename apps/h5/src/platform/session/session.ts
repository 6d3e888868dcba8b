import type { Company } from '@yf/contract/company'
import type { UserInfo } from '@yf/contract/identity'
import { create } from 'zustand'
import { clearStorage } from '#platform/storage/item.ts'
import { storage, type PendingLogin } from '#platform/storage/storage.ts'

/** Stands where a token would, so that "nobody" is a value and not an absence (specification §4). */
export const anonymousToken = 'anonymous'

interface Session {
  token: string
  userInfo: UserInfo | null
  pendingLogin: PendingLogin | null
  companies: Company[]
  /** 'ready' once the list came from the server; until then the stored company serves. */
  companiesState: 'unknown' | 'loading' | 'ready' | 'failed'
  /** Why the list did not come, in the server's words; null where it said nothing. */
  companiesFault: string | null
  currentCompany: Company | null
  /** Whose own channel the person has just come by: the list of companies begins there. */
  enteredCompany: string | null
  isHaveCertificateNumber: boolean | null
  /** From which network address the server sees this person. */
  ip: string | null
}

const signedOut: Session = {
  token: anonymousToken,
  userInfo: null,
  pendingLogin: null,
  companies: [],
  companiesState: 'unknown',
  companiesFault: null,
  currentCompany: null,
  enteredCompany: null,
  isHaveCertificateNumber: null,
  ip: null,
}

const stored = (): Pick<Session, 'token' | 'userInfo' | 'pendingLogin' | 'currentCompany'> => ({
  token: storage.token.read() ?? anonymousToken,
  userInfo: storage.userInfo.read(),
  pendingLogin: storage.pendingLogin.read(),
  currentCompany: storage.currentCompany.read(),
})

/** `const name = useSession((session) => session.userInfo?.name)` */
export const useSession = create<Session>()(() => ({ ...signedOut, ...stored() }))

export type SessionKind = 'anonymous' | 'member' | 'pending'

export function sessionKind({ token, pendingLogin }: Pick<Session, 'token' | 'pendingLogin'>): SessionKind {
  if (pendingLogin?.isBind || pendingLogin?.verifyPhone || pendingLogin?.needConsent) return 'pending'
  return token === anonymousToken ? 'anonymous' : 'member'
}

/** Large text belongs to the person's eyes, and how the server knows this phone to the phone: both outlive sessions. */
const ofThePhone = [storage.elder, storage.device]

/**
 * What the next person on this phone may find: who sent people here, as whom WeChat knows the phone, and what was done
 * before, which says by whom.
 */
const ofAnybody = [...ofThePhone, storage.supply, storage.wechatVisit, storage.unsent]

/**
 * What the person before has left goes whole: drafts tell of illnesses, and one that is invented tomorrow must not have
 * to be named here. The token stands until the next one is written over it.
 */
function forgetOther(userInfo: UserInfo): void {
  const before = storage.userInfo.read()
  if (!before || before.baseId === userInfo.baseId) return
  clearStorage([...ofAnybody, storage.token, storage.userInfo])
}

/** Keeps the person; the guard then carries them on to where they wanted to go. */
export function signIn(userInfo: UserInfo): void {
  forgetOther(userInfo)
  storage.pendingLogin.remove()
  storage.token.write(userInfo.token)
  storage.userInfo.write(userInfo)
  const { companyId: enteredCompany = null } = userInfo
  useSession.setState({
    ...signedOut,
    token: userInfo.token,
    userInfo,
    // Another company's look must not show meanwhile: the shell waits for the list.
    currentCompany: enteredCompany ? null : storage.currentCompany.read(),
    enteredCompany,
  })
}

/** Something about the person has changed: a phone, a picture, a WeChat that is bound now. */
export function updateUserInfo(change: Partial<UserInfo>): void {
  const { userInfo } = useSession.getState()
  if (!userInfo) return
  const next = { ...userInfo, ...change }
  storage.userInfo.write(next)
  useSession.setState({ userInfo: next })
}

/** A login that still asks for a binding or a phone; null when it is settled or given up. */
export function setPendingLogin(pendingLogin: PendingLogin | null): void {
  if (pendingLogin) storage.pendingLogin.write(pendingLogin)
  else storage.pendingLogin.remove()
  useSession.setState({ pendingLogin })
}

/** Clears local and session storage. */
export function resetSession(): void {
  clearStorage(ofThePhone)
  storage.token.write(anonymousToken)
  useSession.setState(signedOut)
}

function followStored(): void {
  const next = stored()
  const isSamePerson = next.token === useSession.getState().token
  useSession.setState(isSamePerson ? next : { ...signedOut, ...next })
}

/**
 * True when another tab has signed in since: this one, asleep meanwhile, would otherwise throw that tab out with its
 * own ended session.
 */
export function followNewerLogin(): boolean {
  const token = storage.token.read() ?? anonymousToken
  if (token === anonymousToken || token === useSession.getState().token) return false
  followStored()
  return true
}

/** Another tab signed in, signed out or switched company: this one follows. */
export function followOtherTabs(): () => void {
  const keys = new Set([null, storage.token.key, storage.currentCompany.key])
  const follow = (event: StorageEvent) => {
    if (keys.has(event.key)) followStored()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
