import { create } from 'zustand'
import { parseHash, type Location } from './location.ts'
import { opensPath } from './register.ts'

export interface Place extends Location {
  /** How the person got here: decides the transition. */
  readonly direction: 'forward' | 'back' | 'replace'
  /** Position in the browser's history, kept in its state, so that back and forward can be told apart. */
  readonly index: number
}

interface Navigation {
  place: Place
  /** 1 during navigation, 0 after (specification §4). */
  routeStatus: 0 | 1
}

const indexOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'index' in state && typeof state.index === 'number'
    ? state.index
    : null

/** What else is kept with this step stays: from where the cashier was opened, for one. */
const stateOfStep = (): object => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null ? state : {}
}

function firstPlace(): Place {
  const index = indexOf(history.state) ?? 0
  history.replaceState({ ...stateOfStep(), index }, '')
  return { ...parseHash(location.hash), direction: 'replace', index }
}

export const useNavigation = create<Navigation>()(() => ({ place: firstPlace(), routeStatus: 1 }))

export const currentPlace = (): Place => useNavigation.getState().place

/** The head script hears of it too: pushState alone tells nobody, and the signature has another root font size. */
function arrive(place: Place): void {
  dispatchEvent(new Event('yf:navigate'))
  useNavigation.setState({ place, routeStatus: 1 })
}

/** The page that was asked for stands. */
export function settle(): void {
  if (useNavigation.getState().routeStatus === 1) useNavigation.setState({ routeStatus: 0 })
}

export function push(fullPath: string): void {
  const here = currentPlace()
  const target = parseHash(fullPath)
  if (target.fullPath === here.fullPath || !opensPath(fullPath)) return
  const index = here.index + 1
  history.pushState({ index }, '', `#${target.fullPath}`)
  arrive({ ...target, direction: 'forward', index })
}

/** `back`: there is no step behind, and this stands for it. */
export function replace(fullPath: string, direction: 'replace' | 'back' = 'replace'): void {
  const here = currentPlace()
  const target = parseHash(fullPath)
  if (target.fullPath === here.fullPath) return
  history.replaceState({ index: here.index }, '', `#${target.fullPath}`)
  arrive({ ...target, direction, index: here.index })
}

/** Back, forward, an address typed by hand or a plain `<a href="#/…">`: only the last two bring no index. */
function follow(): void {
  const here = currentPlace()
  const target = parseHash(location.hash)
  const known = indexOf(history.state)
  const index = known ?? here.index + 1
  if (known === null) history.replaceState({ index }, '')
  if (target.fullPath === here.fullPath && index === here.index) return
  arrive({ ...target, direction: index < here.index ? 'back' : 'forward', index })
}

/** Returns the way to stop again. */
export function followBrowser(): () => void {
  addEventListener('popstate', follow)
  addEventListener('hashchange', follow)
  return () => {
    removeEventListener('popstate', follow)
    removeEventListener('hashchange', follow)
  }
}
