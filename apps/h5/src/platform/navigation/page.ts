import { createContext, use } from 'react'
import type { Location } from './location.ts'
import type { ParamName, Path } from './register.ts'

/** What a screen knows of itself. Frozen: a hidden page keeps seeing its own address while another is open. */
export interface Page extends Location {
  readonly params: Readonly<Record<string, string>>
  /** Hashes of the queries this page has shown; they go when a kept page is released. */
  readonly queries: Set<string>
}

export const PageContext = createContext<Page | null>(null)

/** The page around this component; null in the shell and in tests of a lone part. */
export const usePage = (): Page | null => use(PageContext)

/** `const { id } = useQueryParams()` */
export function useQueryParams(): Readonly<Record<string, string | undefined>> {
  return usePage()?.query ?? {}
}

/** `const { id } = useParams('/eap/:id')` */
export function useParams<P extends Path>(_path: P): Readonly<Record<ParamName<P>, string>> {
  return (usePage()?.params ?? {}) as Record<ParamName<P>, string>
}
