import type { ComponentType } from 'react'
import type { AheadOf } from '#platform/http/ask-ahead.ts'
import type { PathFacts } from '#platform/navigation/register.ts'

/** Whatever a loader brings. Its shape is checked beside the table, so that screens may use the table's own paths. */
type Loader = () => Promise<unknown>

/** A screen, and what it asks first: see `platform/http/ask-ahead.ts`. */
export type ScreenModule = { default: ComponentType; first?: (page: AheadOf) => unknown }

/** What the guard needs to know of a route. */
export interface RouteFacts {
  readonly name: string
  readonly path: string
  /** Opens without a session (specification §4). */
  readonly isPublic: boolean
  /** Somebody who is signed in has nothing to do there (specification §4). */
  readonly isSignIn: boolean
}

export interface ScreenRoute<
  P extends string = string,
  L extends Loader = Loader,
  Parent extends string | null = string | null,
>
  extends RouteFacts, PathFacts {
  readonly kind: 'screen'
  readonly path: P
  readonly title: string
  /** What people read instead, where the specification's title is a technical word. */
  readonly shownTitle?: string
  /** How deep the page lies: going back to the same or a smaller depth releases what was kept alive. */
  readonly depth: number
  readonly load: L
  readonly keepAlive: boolean
  /** Stands under the bottom navigation. */
  readonly isTab: boolean
  /** Where the way back leads when the app was opened right here; null: there is no way back. */
  readonly parent: Parent
  /** Is looked at in landscape, too (specification §2). */
  readonly isLandscape: boolean
}

export interface RedirectRoute<P extends string = string, To extends string = string> {
  readonly kind: 'redirect'
  readonly path: P
  readonly to: To
}

export type Route = ScreenRoute | RedirectRoute

interface ScreenOptions<Parent> {
  /** Unless it is said, the path without its slash. */
  name?: string
  shownTitle?: string
  /** Unless it is said, the home; a page of depth 1 has no way back. */
  parent?: Parent
  isSignIn?: boolean
  isPassing?: boolean
  /** Unless it is said, what signs in and what passes. */
  isWayIn?: boolean
  /** Unless it is said, every way in. */
  isPublic?: boolean
  keepAlive?: boolean
  isTab?: boolean
  isLandscape?: boolean
}

const plain = { keepAlive: false, isTab: false, isLandscape: false }

export const screen = <
  const P extends string,
  L extends Loader,
  const Parent extends string | null = '/home' | null,
>(
  path: P,
  title: string,
  depth: number,
  load: L,
  options: ScreenOptions<Parent> = {},
): ScreenRoute<P, L, Parent> => {
  const { isSignIn = false, isPassing = false, isWayIn = isSignIn || isPassing } = options
  return {
    kind: 'screen',
    path,
    title,
    depth,
    load,
    name: path.slice(1),
    parent: (depth > 1 ? '/home' : null) as Parent,
    ...plain,
    isSignIn,
    isPassing,
    isWayIn,
    isPublic: isWayIn,
    ...options,
  }
}

export const redirect = <const P extends string, const To extends string>(
  path: P,
  to: To,
): RedirectRoute<P, To> => ({ kind: 'redirect', path, to })
