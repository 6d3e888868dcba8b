import { companyCalls } from '@yf/contract/company'
import { identityCalls } from '@yf/contract/identity'
import { currentCompany, distinctCompanies } from '@yf/domain/company'
import { call, callFully } from '#platform/http/call.ts'
import { isCallError } from '@yf/client/call-error'
import { reactTo } from '#platform/http/react-to.ts'
import { write } from '#platform/http/write-once.ts'
import { storage } from '#platform/storage/storage.ts'
import { keepCompany } from './company.ts'
import { leaveForGood } from './leave.ts'
import { sessionKind, useSession } from './session.ts'

const isMember = () => sessionKind(useSession.getState()) === 'member'

/**
 * The member's companies; the current one stays selected if it is still among them. If none is known the page shows
 * the reason.
 */
export async function loadCompanies(): Promise<void> {
  const { token } = useSession.getState()
  useSession.setState({ companiesState: 'loading' })
  try {
    const answer = await call(companyCalls.list, {}, { loading: false, silent: true })
    if (useSession.getState().token !== token) return
    const companies = distinctCompanies(answer.companyList)
    useSession.setState({
      companies,
      companiesState: 'ready',
      isHaveCertificateNumber: answer.isHaveCertificateNumber === 1,
      ip: answer.ip,
    })
    const { enteredCompany } = useSession.getState()
    keepCompany(currentCompany(companies, enteredCompany ?? storage.currentCompany.read()?.companyId ?? null))
    useSession.setState({ enteredCompany: null })
  } catch (error) {
    if (!isCallError(error)) throw error
    const companiesFault = error.situation === 'unreachable' ? null : error.message
    if (useSession.getState().token === token)
      useSession.setState({ companiesState: 'failed', companiesFault })
  }
}

let checking: Promise<void> | null = null

async function compareTokens(): Promise<void> {
  const { token } = useSession.getState()
  try {
    const { message } = await callFully(identityCalls.currentToken, {})
    if (message !== token) reactTo('sessionEnded', '', { token, isSilent: true })
  } catch (error) {
    // The end of a session is already handled; other failures say nothing about the token.
    if (!isCallError(error)) throw error
  }
}

/** Specification §4: a token that is no longer current resets the session. */
export function checkToken(): Promise<void> {
  if (!isMember()) return Promise.resolve()
  checking ??= compareTokens().finally(() => {
    checking = null
  })
  return checking
}

/** Also ends the session on the server, if it is reachable. */
export async function signOut(): Promise<void> {
  if (isMember()) await write(identityCalls.logout, {})
  leaveForGood()
}

/** From boot on: loads the companies of a logged-in member and checks the token whenever the app becomes visible. */
export function startSession(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void checkToken()
  }
  if (isMember()) {
    void loadCompanies()
    void checkToken()
  }
  const stop = useSession.subscribe((now, before) => {
    if (now.token !== before.token && isMember()) void loadCompanies()
  })
  addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    stop()
    removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}
