import type { RedirectRoute, Route, ScreenRoute } from './route.ts'

export interface Match {
  route: ScreenRoute
  params: Readonly<Record<string, string>>
}

export interface Matcher {
  /** The screen behind a path, with redirects followed; null if the table has none. */
  match(path: string): Match | null
  /** The target of a redirecting path, or null. */
  redirectOf(path: string): string | null
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** `/eap/:id`: each named part matches one segment of the path. */
function patternOf(path: string): { keys: string[]; pattern: RegExp } {
  const keys: string[] = []
  const source = path.replace(/:(\w+)/g, (_part, key: string) => {
    keys.push(key)
    return '([^/]+)'
  })
  return { keys, pattern: new RegExp(`^${source}$`) }
}

/** Static paths are looked up; those with `:name` parts are tried in order. */
export function matcherOf(routes: readonly Route[]): Matcher {
  const screens = routes.filter((route): route is ScreenRoute => route.kind === 'screen')
  const plain = new Map(screens.map((route) => [route.path, route]))
  const redirects = new Map(
    routes
      .filter((route): route is RedirectRoute => route.kind === 'redirect')
      .map((route) => [route.path, route.to]),
  )
  const patterns = screens
    .filter((route) => route.path.includes(':'))
    .map((route) => ({ route, ...patternOf(route.path) }))

  const matchPattern = (path: string): Match | null => {
    for (const { route, keys, pattern } of patterns) {
      const parts = pattern.exec(path)
      if (!parts) continue
      return { route, params: Object.fromEntries(keys.map((key, at) => [key, decode(parts[at + 1] ?? '')])) }
    }
    return null
  }

  const match = (path: string): Match | null => {
    const target = redirects.get(path)
    if (target !== undefined) return match(target)
    const route = plain.get(path)
    return route ? { route, params: {} } : matchPattern(path)
  }
  return { match, redirectOf: (path) => redirects.get(path) ?? null }
}
