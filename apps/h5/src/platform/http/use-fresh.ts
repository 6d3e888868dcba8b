import type { Call, Input, Output } from '@yf/contract/call'
import { useEffect, useState } from 'react'
import { useQueryOf, type QueryOptions, type QueryResult } from './hooks.ts'

const coming = { data: undefined, error: null, isPending: true, isError: false, isSuccess: false } as const

/**
 * For a form that starts with server data: only a response since the page opened counts, because edits on top of
 * older data would be sent back.
 */
export function useFresh<C extends Call>(
  row: C,
  input: Input<C>,
  options: Pick<QueryOptions<C, Output<C>>, 'enabled'> = {},
): QueryResult<Output<C>> {
  // The page always shows the failure instead of older data.
  const found = useQueryOf(row, input, { ...options, staleTime: 0, silent: true })
  const { refetch, error } = found
  const isEnabled = options.enabled ?? true
  const [requested, setRequested] = useState<typeof refetch | null>(null)
  useEffect(() => {
    // Another query has another function.
    if (isEnabled) void refetch().then(() => setRequested(() => refetch))
  }, [isEnabled, refetch])
  if (requested !== refetch) return { ...found, ...coming }
  return error ? { ...found, data: undefined, isSuccess: false, isPending: false, isError: true } : found
}
