import type { AppLocation } from '#platform/navigation/history.ts'
import type { PageLocation } from '#platform/navigation/page.ts'
import type { ScreenRoute } from './route.ts'

/** A page that is shown or kept alive. */
export interface StackEntry {
  /** Path and query: the same list with another filter in its address is another page. */
  readonly key: string
  readonly route: ScreenRoute
  readonly page: PageLocation
  /** Its index in the browser's history. */
  readonly index: number
  /** The member who opened it; null without a session. */
  readonly owner: string | null
}

export const maxKeptPages = 6

interface NavigationTarget {
  route: ScreenRoute
  params: Readonly<Record<string, string>>
  location: AppLocation
  owner: string | null
}

/** Old phones lack `at(-1)`. */
export const currentEntryOf = (stack: readonly StackEntry[]): StackEntry | undefined =>
  stack[stack.length - 1]

/**
 * Returns the pages kept after a navigation; the last one is shown. Returns the same stack if nothing changes, so
 * that it can be derived while rendering.
 */
export function next(stack: readonly StackEntry[], target: NavigationTarget): readonly StackEntry[] {
  const key = target.location.fullPath
  if (currentEntryOf(stack)?.key === key) return stack
  const own = stack.filter((entry) => entry.owner === target.owner)
  const current = own.find((entry) => entry.key === key) ?? enter(target)
  const aliveEntries = own.filter(
    (entry) => entry.key !== key && entry.route.keepAlive && stays(entry, target),
  )
  return [...aliveEntries, current].slice(-maxKeptPages)
}

/**
 * Forward navigation releases nothing. Back releases by depth (specification §2), but never a page that is still in
 * the history behind: the draft of a claim is less deep than the list that opened it, and its steps lead back there.
 */
const stays = ({ index, route: { depth } }: StackEntry, { route, location }: NavigationTarget): boolean =>
  location.direction !== 'back' || index < location.index || depth < route.depth

const enter = ({ route, params, location, owner }: NavigationTarget): StackEntry => {
  const { path, query, fullPath, index } = location
  return { key: fullPath, route, page: { path, query, fullPath, params, queries: new Set() }, index, owner }
}
