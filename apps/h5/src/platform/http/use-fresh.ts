import type { Call, Input, Output } from '@yf/contract/call'
import { useEffect, useState } from 'react'
import { useQueryOf, type QueryOptions, type QueryResult } from './hooks.ts'

const coming = { data: undefined, error: null, isPending: true, isError: false, isSuccess: false } as const

/**
 * For a form that begins with what the server has: only an answer that came since the page opened counts, and an
 * older one is not shown in its place, because what is typed over it would be sent back.
 */
export function useFresh<C extends Call>(
  row: C,
  input: Input<C>,
  options: Pick<QueryOptions<C, Output<C>>, 'enabled'> = {},
): QueryResult<Output<C>> {
  // The failure takes the place of whatever is known: it is always on the page.
  const found = useQueryOf(row, input, { ...options, staleTime: 0, silent: true })
  const { refetch, error } = found
  const isWanted = options.enabled ?? true
  const [asked, setAsked] = useState<typeof refetch | null>(null)
  useEffect(() => {
    // The function is another one for another question.
    if (isWanted) void refetch().then(() => setAsked(() => refetch))
  }, [isWanted, refetch])
  if (asked !== refetch) return { ...found, ...coming }
  return error ? { ...found, data: undefined, isSuccess: false, isPending: false, isError: true } : found
}
