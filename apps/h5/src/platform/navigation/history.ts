import { create } from 'zustand'
import { parseHash, type Location } from './location.ts'
import { opensPath } from './register.ts'

export interface AppLocation extends Location {
  /** The kind of navigation: it decides the transition. */
  readonly direction: 'forward' | 'back' | 'replace'
  /** Position in the browser's history, stored in its state, to distinguish back from forward. */
  readonly index: number
}

interface Navigation {
  location: AppLocation
  /** 1 during navigation, 0 after (specification §4). */
  routeStatus: 0 | 1
}

const indexOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number'
    ? state.index
    : null

/** Keeps other state of this entry, such as the origin of a cashier trip. */
const stateOfStep = (): object => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? state : {}
}

function firstLocation(): AppLocation {
  const index = indexOf(history.state) ?? 0
  history.replaceState({ ...stateOfStep(), index }, '')
  return { ...parseHash(location.hash), direction: 'replace', index }
}

export const useNavigation = create<Navigation>()(() => ({ location: firstLocation(), routeStatus: 1 }))

export const currentLocation = (): AppLocation => useNavigation.getState().location

/** Also notifies the head script: pushState fires no event, and the signature page has another root font size. */
function arrive(location: AppLocation): void {
  dispatchEvent(new Event('yf:navigate'))
  useNavigation.setState({ location, routeStatus: 1 })
}

/** Called when the requested page is shown. */
export function settle(): void {
  if (useNavigation.getState().routeStatus === 1) useNavigation.setState({ routeStatus: 0 })
}

export function push(fullPath: string): void {
  const here = currentLocation()
  const target = parseHash(fullPath)
  if (target.fullPath === here.fullPath || !opensPath(fullPath)) return
  const index = here.index + 1
  history.pushState({ index }, '', `#${target.fullPath}`)
  arrive({ ...target, direction: 'forward', index })
}

/** `back`: there is no earlier entry, and this replaces it. */
export function replace(fullPath: string, direction: 'replace' | 'back' = 'replace'): void {
  const here = currentLocation()
  const target = parseHash(fullPath)
  if (target.fullPath === here.fullPath) return
  history.replaceState({ index: here.index }, '', `#${target.fullPath}`)
  arrive({ ...target, direction, index: here.index })
}

/** Back, forward, an address typed by hand or a plain `<a href="#/…">`: only the last two have no index. */
function follow(): void {
  const here = currentLocation()
  const target = parseHash(location.hash)
  const knownIndex = indexOf(history.state)
  const index = knownIndex ?? here.index + 1
  if (knownIndex === null) history.replaceState({ index }, '')
  if (target.fullPath === here.fullPath && index === here.index) return
  arrive({ ...target, direction: index < here.index ? 'back' : 'forward', index })
}

/** Returns a function that stops it. */
export function followBrowser(): () => void {
  addEventListener('popstate', follow)
  addEventListener('hashchange', follow)
  return () => {
    removeEventListener('popstate', follow)
    removeEventListener('hashchange', follow)
  }
}
