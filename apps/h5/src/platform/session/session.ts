import type { Company } from '@yf/contract/company'
import type { UserInfo } from '@yf/contract/identity'
import { create } from 'zustand'
import { clearStorage } from '../storage/item.ts'
import { storage, type PendingLogin } from '../storage/storage.ts'

/** Stands where a token would, so that "nobody" is a value and not an absence (specification §4). */
export const anonymousToken = 'anonymous'

interface Session {
  token: string
  userInfo: UserInfo | null
  pendingLogin: PendingLogin | null
  companies: Company[]
  /** 'ready' once the list came from the server; until then the stored company serves. */
  companiesState: 'unknown' | 'loading' | 'ready' | 'failed'
  currentCompany: Company | null
  isHaveCertificateNumber: boolean | null
}

const nobody: Session = {
  token: anonymousToken,
  userInfo: null,
  pendingLogin: null,
  companies: [],
  companiesState: 'unknown',
  currentCompany: null,
  isHaveCertificateNumber: null,
}

const stored = (): Pick<Session, 'token' | 'userInfo' | 'pendingLogin' | 'currentCompany'> => ({
  token: storage.token.read() ?? anonymousToken,
  userInfo: storage.userInfo.read(),
  pendingLogin: storage.pendingLogin.read(),
  currentCompany: storage.currentCompany.read(),
})

/** `const name = useSession((session) => session.userInfo?.name)` */
export const useSession = create<Session>()(() => ({ ...nobody, ...stored() }))

export type SessionKind = 'anonymous' | 'member' | 'pending'

export function sessionKind({ token, pendingLogin }: Pick<Session, 'token' | 'pendingLogin'>): SessionKind {
  if (pendingLogin?.isBind || pendingLogin?.verifyPhone) return 'pending'
  return token === anonymousToken ? 'anonymous' : 'member'
}

/** Keeps the person; the guard then carries them on to where they wanted to go. */
export function signIn(userInfo: UserInfo): void {
  storage.pendingLogin.remove()
  storage.token.write(userInfo.token)
  storage.userInfo.write(userInfo)
  useSession.setState({
    ...nobody,
    token: userInfo.token,
    userInfo,
    currentCompany: storage.currentCompany.read(),
  })
}

/** A login that still asks for a binding or a phone; null when it is settled or given up. */
export function setPendingLogin(pendingLogin: PendingLogin | null): void {
  if (pendingLogin) storage.pendingLogin.write(pendingLogin)
  else storage.pendingLogin.remove()
  useSession.setState({ pendingLogin })
}

/** Clears local and session storage. Large text belongs to the person's eyes, not to the session, and stays. */
export function resetSession(): void {
  const elder = storage.elder.read()
  clearStorage()
  storage.token.write(anonymousToken)
  if (elder) storage.elder.write(elder)
  useSession.setState(nobody)
}

/** Another tab signed in, signed out or switched company: this one follows. */
export function followOtherTabs(): () => void {
  const keys = new Set([null, storage.token.key, storage.currentCompany.key])
  const follow = (event: StorageEvent) => {
    if (!keys.has(event.key)) return
    const next = stored()
    const isSamePerson = next.token === useSession.getState().token
    useSession.setState(isSamePerson ? next : { ...nobody, ...next })
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}
