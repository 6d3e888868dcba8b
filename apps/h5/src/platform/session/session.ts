import type { Company } from '@yf/contract/company'
import type { UserInfo } from '@yf/contract/identity'
import { create } from 'zustand'
import { clearStorage } from '#platform/storage/item.ts'
import { storage, type PendingLogin } from '#platform/storage/storage.ts'

/** Stored instead of a token, so that "no session" is a value and not an absence (specification §4). */
export const anonymousToken = 'anonymous'

interface Session {
  token: string
  userInfo: UserInfo | null
  pendingLogin: PendingLogin | null
  companies: Company[]
  /** 'ready' once the list came from the server; until then the stored company is used. */
  companiesState: 'unknown' | 'loading' | 'ready' | 'failed'
  /** The server's reason why the list failed; null without one. */
  companiesFault: string | null
  currentCompany: Company | null
  /** The company whose channel the person has just used: it comes first in the list of companies. */
  enteredCompany: string | null
  isHaveCertificateNumber: boolean | null
  /** The network address of this session, as the server sees it. */
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

/** Large text belongs to the user's eyesight and the device id to the phone: both survive sessions. */
const ofThePhone = [storage.elder, storage.device]

/**
 * Data that the next member on this phone may find: the supplier, the phone's WeChat identity, and unsent events,
 * which name their owner.
 */
const ofAnybody = [...ofThePhone, storage.supply, storage.wechatVisit, storage.unsent]

/**
 * Deletes everything else of the previous member: drafts may mention illnesses, and future kinds of drafts must not
 * have to be listed here. The token stays until the next one overwrites it.
 */
function forgetOther(userInfo: UserInfo): void {
  const before = storage.userInfo.read()
  if (!before || before.baseId === userInfo.baseId) return
  clearStorage([...ofAnybody, storage.token, storage.userInfo])
}

/** Stores the member; the guard then continues to the requested page. */
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
    // Another company's theme must not show meanwhile: the shell waits for the list.
    currentCompany: enteredCompany ? null : storage.currentCompany.read(),
    enteredCompany,
  })
}

/** The member's data has changed: a phone, a picture, a WeChat binding. */
export function updateUserInfo(change: Partial<UserInfo>): void {
  const { userInfo } = useSession.getState()
  if (!userInfo) return
  const next = { ...userInfo, ...change }
  storage.userInfo.write(next)
  useSession.setState({ userInfo: next })
}

/** A login that still needs a binding or a phone; null when it is completed or given up. */
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
 * True if another tab has logged in since: this one, suspended meanwhile, must not end that login together with its
 * own expired session.
 */
export function followNewerLogin(): boolean {
  const token = storage.token.read() ?? anonymousToken
  if (token === anonymousToken || token === useSession.getState().token) return false
  followStored()
  return true
}

/** Follows a login, logout or switch of company in another tab. */
export function followOtherTabs(): () => void {
  const keys = new Set([null, storage.token.key, storage.currentCompany.key])
  const follow = (event: StorageEvent) => {
    if (keys.has(event.key)) followStored()
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
