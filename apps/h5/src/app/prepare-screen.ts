import { parseHash } from '#platform/navigation/location.ts'
import { useSession } from '#platform/session/session.ts'
import type { Matcher } from './match.ts'
import type { ScreenModule } from './route.ts'
import { prefetchScreen } from './screen-loader.ts'

/** Runs the first request of a screen; resolves when it is done, if the screen waits for it. */
export async function askFirst(matcher: Matcher, fullPath: string): Promise<void> {
  const { path, query } = parseHash(fullPath)
  const match = matcher.match(path)
  if (!match) return
  const { first } = (await match.route.load()) as ScreenModule
  const company = useSession.getState().currentCompany
  if (first && company) await first({ query, params: match.params, companyId: company.companyId })
}

/** On touch: prefetches the screen and its first request before the tap completes. */
export function prepareScreen(matcher: Matcher, fullPath: string): void {
  const route = matcher.match(parseHash(fullPath).path)?.route
  if (!route) return
  prefetchScreen(route)
  askFirst(matcher, fullPath).catch(() => undefined)
}
