import type { AppLocation } from '#platform/navigation/history.ts'
import type { Page } from '#platform/navigation/page.ts'
import type { ScreenRoute } from './route.ts'

/** A page that is shown or kept alive. */
export interface Entry {
  /** Path and query: the same list with another filter in its address is another page. */
  readonly key: string
  readonly route: ScreenRoute
  readonly page: Page
  /** Its index in the browser's history. */
  readonly index: number
  /** The member who opened it; null without a session. */
  readonly owner: string | null
}

export const mostKept = 6

interface Asked {
  route: ScreenRoute
  params: Readonly<Record<string, string>>
  location: AppLocation
  owner: string | null
}

/** Old phones lack `at(-1)`. */
export const shownOf = (stack: readonly Entry[]): Entry | undefined => stack[stack.length - 1]

/**
 * Returns the pages kept after a navigation; the last one is shown. Returns the same stack if nothing changes, so
 * that it can be derived while rendering.
 */
export function next(stack: readonly Entry[], asked: Asked): readonly Entry[] {
  const key = asked.location.fullPath
  if (shownOf(stack)?.key === key) return stack
  const own = stack.filter((entry) => entry.owner === asked.owner)
  const shown = own.find((entry) => entry.key === key) ?? enter(asked)
  const kept = own.filter((entry) => entry.key !== key && entry.route.keepAlive && stays(entry, asked))
  return [...kept, shown].slice(-mostKept)
}

/**
 * Forward navigation releases nothing. Back releases by depth (specification §2), but never a page that is still in
 * the history behind: the draft of a claim is less deep than the list that opened it, and its steps lead back there.
 */
const stays = ({ index, route: { depth } }: Entry, { route, location }: Asked): boolean =>
  location.direction !== 'back' || index < location.index || depth < route.depth

const enter = ({ route, params, location, owner }: Asked): Entry => {
  const { path, query, fullPath, index } = location
  return { key: fullPath, route, page: { path, query, fullPath, params, queries: new Set() }, index, owner }
}
