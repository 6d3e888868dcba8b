import type { Place } from '#platform/navigation/history.ts'
import type { Page } from '#platform/navigation/page.ts'
import type { ScreenRoute } from './route.ts'

/** A page that stands, shown or kept alive. */
export interface Entry {
  /** Path and query: the same list with another filter in its address is another page. */
  readonly key: string
  readonly route: ScreenRoute
  readonly page: Page
  /** Where in the browser's history it was opened. */
  readonly index: number
  /** Who had it opened; null is somebody without a session. */
  readonly owner: string | null
}

export const mostKept = 6

interface Asked {
  route: ScreenRoute
  params: Readonly<Record<string, string>>
  place: Place
  owner: string | null
}

/** Old phones lack `at(-1)`. */
export const shownOf = (stack: readonly Entry[]): Entry | undefined => stack[stack.length - 1]

/**
 * The pages that stand after a navigation; the last one is shown. Returns the very same stack when nothing changes, so
 * that it can be derived while rendering.
 */
export function next(stack: readonly Entry[], asked: Asked): readonly Entry[] {
  const key = asked.place.fullPath
  if (shownOf(stack)?.key === key) return stack
  const own = stack.filter((entry) => entry.owner === asked.owner)
  const shown = own.find((entry) => entry.key === key) ?? enter(asked)
  const kept = own.filter((entry) => entry.key !== key && entry.route.keepAlive && stays(entry, asked))
  return [...kept, shown].slice(-mostKept)
}

/**
 * Going on releases nothing. Going back releases by depth (specification §2), but never what still lies behind in the
 * history: the draft of a claim is less deep than the list it was opened from, and its steps are walked back to there.
 */
const stays = ({ index, route: { depth } }: Entry, { route, place }: Asked): boolean =>
  place.direction !== 'back' || index < place.index || depth < route.depth

const enter = ({ route, params, place, owner }: Asked): Entry => {
  const { path, query, fullPath, index } = place
  return { key: fullPath, route, page: { path, query, fullPath, params, queries: new Set() }, index, owner }
}
