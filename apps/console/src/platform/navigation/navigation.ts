import { useMemo, useSyncExternalStore } from 'react'
import type { PageAddress, Path } from './register.ts'

export type Query = Readonly<Record<string, string | number | null | undefined>>

export interface AppLocation {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly fullPath: string
  /** The page of the list that the URL names; 1 if it names none. */
  readonly pageNo: number
}

function pageNoOf(page: string | undefined): number {
  const pageNo = Number(page)
  return Number.isSafeInteger(pageNo) && pageNo >= 1 ? pageNo : 1
}

export function parseLocation(hash: string): AppLocation {
  const fullPath = hash.replace(/^#/, '') || '/'
  const [path = '/', search = ''] = fullPath.split('?')
  const query: AppLocation['query'] = Object.fromEntries(new URLSearchParams(search))
  return { path, query, fullPath, pageNo: pageNoOf(query['page']) }
}

/** Empty values are omitted, so that the same page always has the same URL. */
export function addressOf(path: Path, query: Query = {}): PageAddress {
  const presentEntries = Object.entries(query).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  )
  const search = new URLSearchParams(
    presentEntries.map(([name, value]): [string, string] => [name, String(value)]),
  )
  return presentEntries.length > 0 ? (`${path}?${search.toString()}` as const) : path
}

export const linkTo = (path: Path, query?: Query): string => `#${addressOf(path, query)}`

export function go(path: Path, query?: Query): void {
  location.hash = addressOf(path, query)
}

export function replaceWith(address: PageAddress): void {
  history.replaceState(null, '', `#${address}`)
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
