import type { ComponentType } from 'react'
import type { PrefetchContext } from '#platform/http/prefetch-calls.ts'
import type { PathFacts } from '#platform/navigation/register.ts'

/** The module of any loader. Its shape is checked beside the table, so that screens can use the table's own paths. */
type Loader = () => Promise<unknown>

/** A screen and its first request: see `platform/http/prefetch-calls.ts`. */
export type ScreenModule = { default: ComponentType; first?: (page: PrefetchContext) => unknown }

/** The facts about a route that the guard needs. */
export interface RouteFacts {
  readonly name: string
  readonly path: string
  /** Opens without a session (specification §4). */
  readonly isPublic: boolean
  /** Redirects a logged-in member (specification §4). */
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
  /** The title shown to members where the specification's title is a technical term. */
  readonly shownTitle?: string
  /** Depth of the page: going back to the same or a smaller depth releases kept-alive pages. */
  readonly depth: number
  readonly load: L
  readonly keepAlive: boolean
  /** Shown with the bottom navigation. */
  readonly isTab: boolean
  /** The target of back when the app was opened on this page; null: there is none. */
  readonly parent: Parent
  /** Also shown in landscape (specification §2). */
  readonly isLandscape: boolean
}

export interface RedirectRoute<P extends string = string, To extends string = string> {
  readonly kind: 'redirect'
  readonly path: P
  readonly to: To
}

export type Route = ScreenRoute | RedirectRoute

interface ScreenOptions<Parent> {
  /** Default: the path without its slash. */
  name?: string
  shownTitle?: string
  /** Default: the home page; a page of depth 1 has no parent. */
  parent?: Parent
  isSignIn?: boolean
  isPassing?: boolean
  /** Default: login screens and those that pass through a login. */
  isWayIn?: boolean
  /** Default: every login screen. */
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
