import { useLayoutEffect } from 'react'
import { formatPath } from '#platform/navigation/location.ts'
import { usePage, useQueryParams } from '#platform/navigation/page.ts'

/** The address without its secret parameters. */
export function withoutSecrets(
  path: string,
  query: Readonly<Record<string, string | undefined>>,
  secrets: readonly string[],
): string {
  const publicParams = Object.entries(query).filter(([name]) => !secrets.includes(name))
  return formatPath(path, {}, Object.fromEntries(publicParams))
}

/**
 * The page's query; secret parameters are removed from the address bar, and so from history, bookmarks and
 * screenshots, before the first paint. The page still has them, but not after a reload.
 */
export function useSecretQuery(secrets: readonly string[]): Readonly<Record<string, string | undefined>> {
  const query = useQueryParams()
  const path = usePage()?.path ?? '/'
  const clean = withoutSecrets(path, query, secrets)
  useLayoutEffect(() => {
    history.replaceState(history.state, '', `#${clean}`)
  }, [clean])
  return query
}
