import { companyCalls, type Company } from '@yf/contract/company'
import { create } from 'zustand'
import { call } from '#platform/http/call.ts'
import { say } from '#platform/http/feedback.ts'
import { isCallError } from '@yf/client/call-error'
import { sessionKind, useSession } from '#platform/session/session.ts'
import { storage, type CachedTheme } from '#platform/storage/storage.ts'
import { companyTheme, type CompanyTheme, type ThemedFunction } from './company-theme.ts'

interface ThemeState {
  theme: CompanyTheme
  /** The owner of the theme; null for the defaults. */
  companyId: string | null
  /** The company whose last request failed: the current theme may not be its own. */
  failedFor?: string | null
}

/** The cache only counts for the current company: another tab may have stored another one's. */
function remembered(): ThemeState {
  const cached = storage.theme.read()
  const company = useSession.getState().currentCompany
  return cached && cached.companyId === company?.companyId
    ? { theme: companyTheme(cached.config), companyId: cached.companyId }
    : { theme: companyTheme(null), companyId: null }
}

export const useThemeState = create<ThemeState>()(remembered)

function wear(state: ThemeState): void {
  for (const [name, value] of Object.entries(state.theme.variables)) {
    document.documentElement.style.setProperty(name, value)
  }
  useThemeState.setState(state)
}

/** An unchanged theme stays the same object, so that components do not re-render. */
function isWorn(companyId: string, config: unknown): boolean {
  const cached = storage.theme.read()
  return (
    useThemeState.getState().companyId === companyId &&
    cached?.companyId === companyId &&
    JSON.stringify(cached.config) === JSON.stringify(config)
  )
}

let bannerSeen: Required<Pick<CachedTheme, 'companyId' | 'banner'>> | null = null

const keep = (theme: CachedTheme): void =>
  storage.theme.write(bannerSeen?.companyId === theme.companyId ? { ...theme, ...bannerSeen } : theme)

/** The page draws it before the app has loaded next time. It may be known before the theme that it is stored with. */
export function rememberBanner(companyId: string, banner: string | null): void {
  bannerSeen = { companyId, banner }
  const cached = storage.theme.read()
  if (cached && cached.banner !== banner) keep(cached)
}

/**
 * Shows a failure once (specification §8), except for a missing network, which the screen's own queries show. A
 * company keeps its previous colours; `askAgain` of the app retries.
 */
export async function loadTheme({ groupCompanyId, companyId }: Company): Promise<void> {
  const isCurrent = () => useSession.getState().currentCompany?.companyId === companyId
  try {
    const query = { groupId: groupCompanyId, companyId }
    const config = await call(companyCalls.theme, query, { loading: false, silent: true })
    if (!isCurrent()) return
    useThemeState.setState({ failedFor: null })
    if (isWorn(companyId, config)) return
    const theme = companyTheme(config)
    const { variables, tabs } = theme
    keep({ companyId, variables, tabs, config })
    wear({ theme, companyId })
  } catch (error) {
    if (!isCallError(error)) throw error
    if (!isCurrent()) return
    const worn = useThemeState.getState()
    if (worn.failedFor !== companyId && error.situation !== 'unreachable' && !error.isAboutSession)
      say(error.message)
    useThemeState.setState({ failedFor: companyId })
    // Without its own theme the company uses the defaults, never another one's: the home page must not wait for it
    // forever.
    if (worn.companyId !== companyId) wear({ theme: companyTheme(null), companyId })
  }
}

/** From boot on the app uses the colours of the current company, and the defaults without a session. */
export function startTheme(): () => void {
  const { currentCompany } = useSession.getState()
  wear(remembered())
  if (currentCompany && sessionKind(useSession.getState()) === 'member') void loadTheme(currentCompany)
  return useSession.subscribe((now, before) => {
    if (now.currentCompany?.companyId === before.currentCompany?.companyId) return
    useThemeState.setState({ failedFor: null })
    if (now.currentCompany) void loadTheme(now.currentCompany)
    else wear({ theme: companyTheme(null), companyId: null })
  })
}

/** `const { isVisible, king, alias } = useTheme()` */
export const useTheme = (): CompanyTheme => useThemeState((state) => state.theme)

export const useIsVisible = (key: string): boolean => useThemeState((state) => state.theme.isVisible(key))

/** `const { isShown, name, picture } = useFunction('function_message', '消息中心')` */
export const useFunction = (key: string, ourName: string): ThemedFunction =>
  useTheme().functionOf(key, ourName)

/**
 * False while the current company's own theme has never loaded: the home page shows skeletons instead of our
 * defaults.
 */
export const useIsThemeKnown = (): boolean => useThemeState((state) => state.companyId !== null)
