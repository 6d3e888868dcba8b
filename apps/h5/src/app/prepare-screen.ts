import { parseHash } from '#platform/navigation/location.ts'
import { useSession } from '#platform/session/session.ts'
import type { Matcher } from './match.ts'
import type { ScreenModule } from './route.ts'
import { prefetchScreen } from './screen-loader.ts'

/** Under the thumb: the screen is fetched, and what it asks first is asked, while the finger is still down. */
export function prepareScreen(matcher: Matcher, fullPath: string): void {
  const { path, query } = parseHash(fullPath)
  const match = matcher.match(path)
  if (!match) return
  const { route, params } = match
  prefetchScreen(route)
  const begin = async () => {
    const { first } = (await route.load()) as ScreenModule
    const company = useSession.getState().currentCompany
    if (first && company) first({ query, params, companyId: company.companyId })
  }
  begin().catch(() => undefined)
}
