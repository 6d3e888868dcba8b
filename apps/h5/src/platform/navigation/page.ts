import { createContext, use } from 'react'
import type { Location } from './location.ts'
import type { ParamName, Path } from './register.ts'

/** The page data of a screen. Frozen: a hidden page keeps its own address while another is open. */
export interface PageLocation extends Location {
  readonly params: Readonly<Record<string, string>>
  /** Hashes of the queries that this page has shown; they are dropped when a kept-alive page is released. */
  readonly queries: Set<string>
}

export const PageContext = createContext<PageLocation | null>(null)

/** The page around this component; null in the shell and in tests of a single component. */
export const usePage = (): PageLocation | null => use(PageContext)

/** `const { id } = useQueryParams()` */
export function useQueryParams(): Readonly<Record<string, string | undefined>> {
  return usePage()?.query ?? {}
}

/** `const { id } = useParams('/eap/:id')` */
export function useParams<P extends Path>(_path: P): Readonly<Record<ParamName<P>, string>> {
  return (usePage()?.params ?? {}) as Record<ParamName<P>, string>
}
