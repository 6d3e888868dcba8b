import type { QueryInput } from './register.ts'

export interface Location {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Path and query after the `#`: the identity of a page. */
  readonly fullPath: string
}

/** `#/order?id=1` and its malformed variants (`#order/?id=1`, empty). */
export function parseHash(hash: string): Location {
  const text = hash.replace(/^#/, '')
  const mark = text.indexOf('?')
  const rawPath = mark < 0 ? text : text.slice(0, mark)
  const path = `/${rawPath.replace(/^\/+|\/+$/g, '')}`
  const search = mark < 0 ? '' : text.slice(mark + 1)
  return {
    path,
    query: Object.fromEntries(new URLSearchParams(search)),
    fullPath: search ? `${path}?${search}` : path,
  }
}

/** Fills the `:name` parts and appends the query; absent values are omitted. */
export function formatPath(
  pattern: string,
  params: Readonly<Record<string, string>> = {},
  query: QueryInput = {},
): string {
  const path = pattern.replace(/:(\w+)/g, (_part, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value))
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
