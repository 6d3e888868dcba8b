import { loadCompanies } from '#platform/session/life.ts'
import { sessionKind, useSession } from '#platform/session/session.ts'
import { loadTheme, useThemeState } from '#platform/theme/theme.ts'

const shortest = 5000
const longest = 300_000

const lacksTheme = (): boolean => {
  const company = useSession.getState().currentCompany
  return company !== null && useThemeState.getState().failedFor === company.companyId
}

/**
 * A company's theme and the list of companies are loaded at the start, not by a page, so no page would retry them.
 * They are retried when the network returns, when the page becomes visible, and with growing pauses.
 */
export function retryFailedLoads(): () => void {
  let pause = shortest
  let timer: ReturnType<typeof setTimeout> | undefined

  const isLacking = (): boolean => {
    const session = useSession.getState()
    if (sessionKind(session) !== 'member') return false
    return session.companiesState === 'failed' || lacksTheme()
  }
  const ask = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    if (!isLacking() || document.visibilityState !== 'visible') return
    const { companiesState, currentCompany } = useSession.getState()
    await Promise.all([
      companiesState === 'failed' && loadCompanies(),
      currentCompany && lacksTheme() && loadTheme(currentCompany),
    ])
    if (!isLacking()) pause = shortest
    later()
  }
  const later = (): void => {
    if (!isLacking() || timer !== undefined) return
    timer = setTimeout(() => void ask(), pause)
    pause = Math.min(pause * 2, longest)
  }
  const now = () => void ask()
  const stops = [useSession.subscribe(later), useThemeState.subscribe(later)]
  addEventListener('online', now)
  document.addEventListener('visibilitychange', now)
  later()
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
    removeEventListener('online', now)
    document.removeEventListener('visibilitychange', now)
  }
}
