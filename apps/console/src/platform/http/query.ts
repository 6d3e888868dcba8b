import { QueryClient, useQuery } from '@tanstack/react-query'
import { urlOf, type Call, type Input, type Output } from '@yf/contract/call'
import { useSession } from '#platform/session/session.ts'
import { call } from './call.ts'
import type { CallError } from '@yf/client/call-error'

const keyOf = (row: Call, input: unknown) => [urlOf(row), input] as const

const client = new QueryClient({
  defaultOptions: {
    queries: {
      // Shows cached data at once and refetches each time a page opens: a queue that is minutes old misleads.
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
      // The server's message is shown with a button; users do not wait for invisible retries.
      retry: false,
      // Without a network the call itself reports it.
      networkMode: 'always',
    },
  },
})

/** Users never see data that was fetched for another user, nor responses still under way for them. */
export const forgetQueries = (): void => client.clear()

useSession.subscribe((now, before) => {
  if (now.token !== before.token) forgetQueries()
})

export interface QueryResult<T> {
  data: T | undefined
  /** The last failure, also if older data is still shown. */
  error: CallError | null
  isPending: boolean
  isFetching: boolean
  refetch: () => Promise<void>
}

export interface QueryOptions {
  /** false: the cached data suffices. */
  enabled?: boolean
  /** The polling interval in milliseconds, while the tab is visible. */
  every?: number
}

export function useQueryOf<C extends Call>(
  row: C,
  input: Input<C>,
  { enabled = true, every }: QueryOptions = {},
): QueryResult<Output<C>> {
  const { data, error, isPending, isFetching, refetch } = useQuery<Output<C>, CallError>(
    {
      queryKey: keyOf(row, input),
      queryFn: () => call(row, input),
      enabled,
      refetchInterval: every ?? false,
    },
    client,
  )
  return { data, error, isPending, isFetching, refetch: () => refetch().then(() => undefined) }
}

/** The page shows the write's response from now on. */
export const putQuery = <C extends Call>(row: C, input: Input<C>, data: Output<C>): void =>
  void client.setQueryData(keyOf(row, input), data)

/** After a write: visible queries of these calls are refetched now, the others when they are next opened. */
export async function refresh(...rows: Call[]): Promise<void> {
  await Promise.all(rows.map((row) => client.invalidateQueries({ queryKey: [urlOf(row)] })))
}
