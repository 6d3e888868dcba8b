import type { CallError } from '@yf/client/call-error'
import {
  fetchQuery,
  forgetAllQueries,
  invalidate,
  getQueryState,
  observe,
  patch,
  retryUnreachable,
  type CachedQueryState,
  type QueryLoader,
} from '@yf/client/query-cache'
import { urlOf, type Call, type Input, type Output } from '@yf/contract/call'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { currentLocation } from '#platform/navigation/history.ts'
import { usePage } from '#platform/navigation/page.ts'
import { useSession } from '#platform/session/session.ts'
import { call } from './call.ts'

export interface QueryOptions<C extends Call, T> {
  /**
   * By default a failure shows a toast only if older data stays on the screen; without data the page shows it. true:
   * never; false: always, because nothing on the page shows it.
   */
  silent?: boolean
  /** false: not requested yet, because a required value is unknown. */
  enabled?: boolean
  /** How long data is fresh for a newly opened page; 30 s. */
  staleTime?: number
  select?: (data: Output<C>) => T
  /** Polling interval in milliseconds while it is shown. */
  refetchInterval?: number
}

export interface QueryResult<T> {
  data: T | undefined
  /** The last failure, also if older data is still shown. */
  error: CallError | null
  /** Neither data nor failure yet: the skeleton is shown. */
  isPending: boolean
  /** A failure without any data to show. */
  isError: boolean
  isSuccess: boolean
  isFetching: boolean
  refetch: () => Promise<void>
}

const freshFor = 30_000

/** How long a prefetched response waits for its page. */
export const prefetchLifetimeMs = 2000

/** By path, input and company: a switch of company shows no data of the other. */
export const hashOf = (path: string, input: unknown, company: string | null) =>
  JSON.stringify([path, input, company])

/** True if a page opened now would not refetch. */
export const isFreshIn = <C extends Call>(row: C, input: Input<C>): boolean => {
  const company = useSession.getState().currentCompany?.companyId ?? null
  return Date.now() - getQueryState(hashOf(urlOf(row), input, company)).at < freshFor
}

interface QueryRequest {
  hash: string
  path: string
  load: QueryLoader
}

/** The hash replaces the input, which is a new object on each render. */
function useQueryRequest<C extends Call>(row: C, input: Input<C>, silent: boolean | undefined): QueryRequest {
  const company = useSession((session) => session.currentCompany?.companyId ?? null)
  const path = urlOf(row)
  const hash = hashOf(path, input, company)
  return useMemo(() => {
    const [, parsedInput] = JSON.parse(hash) as [string, Input<C>]
    const isSilent = () => silent ?? (row.silent || getQueryState(hash).data === undefined)
    return {
      hash,
      path,
      load: (signal) => call(row, parsedInput, { loading: false, silent: isSilent(), signal }),
    }
  }, [row, hash, path, silent])
}

/** Requests when the page opens, and again when the data was invalidated or cleared. */
function useQueryFetch(
  { hash, path, load }: QueryRequest,
  cached: CachedQueryState,
  enabled: boolean,
  staleTime: number,
): void {
  const page = usePage()
  const isEmpty = cached.at === 0 && !cached.isFetching && cached.error === null
  useEffect(() => {
    if (!enabled) return
    // A kept-alive page shows its old data on back, however old; opened forward, it checks again.
    const isReturning = page?.queries.has(hash) === true && currentLocation().direction !== 'forward'
    page?.queries.add(hash)
    const { at, data, failedAt } = getQueryState(hash)
    const isOld = at === 0 || (!isReturning && Date.now() - at >= staleTime)
    // The first render does not repeat a failed prefetch.
    const hasJustFailed = data === undefined && Date.now() - failedAt < prefetchLifetimeMs
    if (isEmpty || (isOld && !hasJustFailed)) void fetchQuery(hash, path, load)
  }, [enabled, hash, isEmpty, load, page, path, staleTime])
}

function useInterval(callback: () => void, milliseconds: number | undefined): void {
  useEffect(() => {
    if (!milliseconds) return
    const timer = setInterval(callback, milliseconds)
    return () => clearInterval(timer)
  }, [callback, milliseconds])
}

/** `const equity = useQueryOf(equityCalls.mine, { companyId })`: no overlay, because the screen shows a skeleton. */
export function useQueryOf<C extends Call, T = Output<C>>(
  row: C,
  input: Input<C>,
  { enabled = true, staleTime = freshFor, silent, select, refetchInterval }: QueryOptions<C, T> = {},
): QueryResult<T> {
  const request = useQueryRequest(row, input, silent)
  const { hash, path, load } = request
  const subscribe = useCallback((notify: () => void) => observe(hash, { notify, load }), [hash, load])
  const cached = useSyncExternalStore(subscribe, () => getQueryState(hash))
  const refetch = useCallback(() => fetchQuery(hash, path, load), [hash, path, load])
  useQueryFetch(request, cached, enabled, staleTime)
  const tick = useCallback(() => void refetch(), [refetch])
  useInterval(tick, enabled ? refetchInterval : undefined)
  const data = useMemo(() => {
    const cachedData = cached.data as Output<C> | undefined
    return cachedData === undefined || !select ? (cachedData as T | undefined) : select(cachedData)
  }, [cached.data, select])
  const isSuccess = cached.data !== undefined
  return {
    data,
    error: cached.error,
    isPending: !isSuccess && cached.error === null,
    isError: !isSuccess && cached.error !== null,
    isSuccess,
    isFetching: cached.isFetching,
    refetch,
  }
}

/** After a write: refetches the data of these calls where it is shown. */
export function refresh(...rows: Call[]): Promise<void> {
  const paths = new Set(rows.map(urlOf))
  return invalidate((path) => paths.has(path))
}

/** Changes the cached data of this call everywhere it is shown: `patchQuery(messageCalls.unread, (counts) => …)`. */
export function patchQuery<C extends Call>(row: C, change: (data: Output<C>) => Output<C>): void {
  patch(urlOf(row), (data) => change(data as Output<C>))
}

/** No member sees data that was loaded for another. */
useSession.subscribe((now, before) => {
  if (now.token !== before.token) forgetAllQueries()
})

addEventListener('online', retryUnreachable)
