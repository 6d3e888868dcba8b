import { QueryClient, useQuery } from '@tanstack/react-query'
import { urlOf, type Call, type Input, type Output } from '@yf/contract/call'
import { useSession } from '#platform/session/session.ts'
import { call } from './call.ts'
import type { CallError } from '@yf/client/call-error'

const keyOf = (row: Call, input: unknown) => [urlOf(row), input] as const

const client = new QueryClient({
  defaultOptions: {
    queries: {
      // Shows what is known at once and asks again each time a screen opens: a queue that is minutes old misleads.
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
      // The server's words are shown with a button; nobody waits for tries that are not seen.
      retry: false,
      // Without a network the call itself says so.
      networkMode: 'always',
    },
  },
})

/** Nobody sees what was fetched for somebody else, nor what was on its way for them. */
export const forgetQueries = (): void => client.clear()

useSession.subscribe((now, before) => {
  if (now.token !== before.token) forgetQueries()
})

export interface QueryResult<T> {
  data: T | undefined
  /** The last failure, also where older data is still shown. */
  error: CallError | null
  isPending: boolean
  isFetching: boolean
  refetch: () => Promise<void>
}

export interface QueryOptions {
  /** false: what is known is enough. */
  enabled?: boolean
  /** Asked again every so many milliseconds while the tab is looked at. */
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

/** What a deed has answered is what the screen shows from now on. */
export const putQuery = <C extends Call>(row: C, input: Input<C>, data: Output<C>): void =>
  void client.setQueryData(keyOf(row, input), data)

/** After a write: what this call brought and is still shown is asked for again; the rest when it is next opened. */
export async function refresh(...rows: Call[]): Promise<void> {
  await Promise.all(rows.map((row) => client.invalidateQueries({ queryKey: [urlOf(row)] })))
}
