import type { Location } from '#platform/navigation/location.ts'
import type { Page } from '#platform/navigation/page.ts'
import type { ScreenRoute } from './route.ts'

/** A page that stands, shown or kept alive. */
export interface Entry {
  /** Path and query: the same list with another filter in its address is another page. */
  readonly key: string
  readonly route: ScreenRoute
  readonly page: Page
}

export const mostKept = 6

interface Asked {
  route: ScreenRoute
  params: Readonly<Record<string, string>>
}

/** Old phones lack `at(-1)`. */
export const shownOf = (stack: readonly Entry[]): Entry | undefined => stack[stack.length - 1]

/**
 * The pages that stand after a navigation; the last one is shown. A page stays alive while the person goes deeper
 * and is released on the way back past it. Returns the very same stack when nothing changes, so that it can be
 * derived while rendering.
 */
export function next(
  stack: readonly Entry[],
  { route, params }: Asked,
  location: Location,
): readonly Entry[] {
  const key = location.fullPath
  if (shownOf(stack)?.key === key) return stack
  const shown = stack.find((entry) => entry.key === key) ?? enter(route, params, location)
  const kept = stack.filter(
    (entry) => entry.key !== key && entry.route.keepAlive && entry.route.depth < route.depth,
  )
  return [...kept, shown].slice(-mostKept)
}

const enter = (route: ScreenRoute, params: Asked['params'], { path, query, fullPath }: Location): Entry => ({
  key: fullPath,
  route,
  page: { path, query, fullPath, params, queries: new Set() },
})
