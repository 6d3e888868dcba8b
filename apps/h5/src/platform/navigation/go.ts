import { currentLocation, push, replace } from './history.ts'
import { formatPath } from './location.ts'
import { ownPath } from './own-path.ts'
import type { Path, QueryInput, NavigationOptions } from './register.ts'

interface UntypedOptions {
  params?: Readonly<Record<string, string>>
  query?: QueryInput
}

const fill = (path: string, options: UntypedOptions | undefined) =>
  formatPath(path, options?.params, options?.query)

/** `go('/setup')`, `go('/eap/:id', { params: { id } })`, `go('/insurance/detail', { query: { id } })` */
export function go<P extends Path>(path: P, ...[options]: NavigationOptions<P>): void {
  push(fill(path, options))
}

/** The same without a history entry. */
export function replaceWith<P extends Path>(path: P, ...[options]: NavigationOptions<P>): void {
  replace(fill(path, options))
}

/** One step back, or the fallback if the app was opened on this page. */
export function back(fallback: Path = '/home'): void {
  if (currentLocation().index > 0) history.back()
  else replace(fallback, 'back')
}

/** For an address from data (a theme's jumpUrl): opens it and returns true if it belongs to the app. */
export function goIfOwn(address: unknown): boolean {
  const path = ownPath(address)
  if (path) push(path)
  return path !== null
}
