import { useMemo, useSyncExternalStore } from 'react'

export type Query = Readonly<Record<string, string | number | null | undefined>>

export interface AppLocation {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly fullPath: string
}

export function parseLocation(hash: string): AppLocation {
  const fullPath = hash.replace(/^#/, '') || '/'
  const [path = '/', search = ''] = fullPath.split('?')
  return { path, query: Object.fromEntries(new URLSearchParams(search)), fullPath }
}

/** Empty values are omitted, so that the same page always has the same URL. */
export function addressOf(path: string, query: Query = {}): string {
  const presentEntries = Object.entries(query).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  )
  const search = new URLSearchParams(
    presentEntries.map(([name, value]): [string, string] => [name, String(value)]),
  )
  return presentEntries.length > 0 ? `${path}?${search.toString()}` : path
}

export const linkTo = (path: string, query?: Query): string => `#${addressOf(path, query)}`

export function go(path: string, query?: Query): void {
  location.hash = addressOf(path, query)
}

export function replaceWith(fullPath: string): void {
  history.replaceState(null, '', `#${fullPath}`)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

function subscribe(notify: () => void): () => void {
  addEventListener('hashchange', notify)
  return () => removeEventListener('hashchange', notify)
}

export function useLocation(): AppLocation {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return useMemo(() => parseLocation(hash), [hash])
}

/** Whether a path is on this site, so that users may be redirected to it after login. */
export const isOwnLocation = (fullPath: string | undefined): fullPath is string =>
  fullPath !== undefined && /^\/(?!\/)/.test(fullPath) && !fullPath.startsWith('/login')
