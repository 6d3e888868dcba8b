import { useMemo, useSyncExternalStore } from 'react'

export type Query = Readonly<Record<string, string | number | null | undefined>>

export interface Place {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly fullPath: string
}

export function parsePlace(hash: string): Place {
  const fullPath = hash.replace(/^#/, '') || '/'
  const [path = '/', search = ''] = fullPath.split('?')
  return { path, query: Object.fromEntries(new URLSearchParams(search)), fullPath }
}

/** Empty values stay out of the address, so that the same page has one address. */
export function addressOf(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  )
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))
  return given.length > 0 ? `${path}?${search.toString()}` : path
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

export function usePlace(): Place {
  const hash = useSyncExternalStore(subscribe, () => location.hash)
  return useMemo(() => parsePlace(hash), [hash])
}

/** A place of ours that somebody may be sent back to after logging in. */
export const isOwnPlace = (fullPath: string | undefined): fullPath is string =>
  fullPath !== undefined && /^\/(?!\/)/.test(fullPath) && !fullPath.startsWith('/login')
