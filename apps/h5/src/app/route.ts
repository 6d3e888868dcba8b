import type { ComponentType } from 'react'

/** Whatever a loader brings. Its shape is checked beside the table, so that screens may use the table's own paths. */
type Loader = () => Promise<unknown>

export type ScreenModule = { default: ComponentType }

/** What the guard needs to know of a route. */
export interface RouteFacts {
  readonly name: string
  readonly path: string
  /** Opens without a session (specification §4). */
  readonly isPublic: boolean
}

export interface ScreenRoute<P extends string = string, L extends Loader = Loader> extends RouteFacts {
  readonly kind: 'screen'
  readonly path: P
  readonly title: string
  /** How deep the page lies: going back to a smaller depth releases what was kept alive. */
  readonly depth: number
  readonly load: L
  readonly keepAlive: boolean
  /** Stands under the bottom navigation. */
  readonly isTab: boolean
}

export interface RedirectRoute<P extends string = string, To extends string = string> {
  readonly kind: 'redirect'
  readonly path: P
  readonly to: To
}

export type Route = ScreenRoute | RedirectRoute

interface ScreenOptions {
  name: string
  isPublic?: boolean
  keepAlive?: boolean
  isTab?: boolean
}

export const screen = <const P extends string, L extends Loader>(
  path: P,
  title: string,
  depth: number,
  load: L,
  { name, isPublic = false, keepAlive = false, isTab = false }: ScreenOptions,
): ScreenRoute<P, L> => ({ kind: 'screen', path, title, depth, load, name, isPublic, keepAlive, isTab })

export const redirect = <const P extends string, const To extends string>(
  path: P,
  to: To,
): RedirectRoute<P, To> => ({ kind: 'redirect', path, to })
