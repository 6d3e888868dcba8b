import { urlOf, type Call, type Input, type Output } from '@yf/contract/call'
import { useCallback, useEffect } from 'react'
import { create } from 'zustand'
import { useSession } from '#platform/session/session.ts'
import { call } from './call.ts'
import { isCallError, type CallError } from './call-error.ts'

interface Known {
  readonly data: unknown
  readonly error: CallError | null
  readonly isFetching: boolean
}

const nothing: Known = { data: undefined, error: null, isFetching: false }

const useKnown = create<Readonly<Record<string, Known>>>(() => ({}))

const hashOf = (row: Call, input: unknown): string => `${urlOf(row)} ${JSON.stringify(input)}`

const learn = (hash: string, news: Partial<Known>): void =>
  useKnown.setState((all) => ({ [hash]: { ...(all[hash] ?? nothing), ...news } }))

/** Answers that were on their way when everything was forgotten are nobody's. */
let era = 0

/** Nobody sees what was fetched for somebody else. */
export function forgetQueries(): void {
  era += 1
  useKnown.setState({}, true)
}
useSession.subscribe((now, before) => {
  if (now.token !== before.token) forgetQueries()
})

async function fetchQuery<C extends Call>(row: C, input: Input<C>, hash: string): Promise<void> {
  const asked = era
  learn(hash, { isFetching: true })
  try {
    const data = await call(row, input)
    if (era === asked) learn(hash, { data, error: null, isFetching: false })
  } catch (error) {
    if (era !== asked || !isCallError(error)) return
    learn(hash, { error, isFetching: false })
  }
}

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

function useEvery(deed: () => Promise<void>, milliseconds: number | undefined): void {
  useEffect(() => {
    if (!milliseconds) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void deed()
    }, milliseconds)
    return () => clearInterval(timer)
  }, [deed, milliseconds])
}

/** Shows what is known at once and asks again each time a screen opens: a queue that is minutes old misleads. */
export function useQueryOf<C extends Call>(
  row: C,
  input: Input<C>,
  { enabled = true, every }: QueryOptions = {},
): QueryResult<Output<C>> {
  const hash = hashOf(row, input)
  const known = useKnown((all) => all[hash] ?? nothing)
  const refetch = useCallback(() => {
    const asked = JSON.parse(hash.slice(hash.indexOf(' ') + 1)) as Input<C>
    return fetchQuery(row, asked, hash)
  }, [row, hash])
  useEffect(() => {
    if (enabled) void refetch()
  }, [enabled, refetch])
  useEvery(refetch, enabled ? every : undefined)
  const data = known.data as Output<C> | undefined
  return {
    data,
    error: known.error,
    isPending: data === undefined && known.error === null,
    isFetching: known.isFetching,
    refetch,
  }
}

/** What a deed has answered is what the screen shows from now on. */
export const putQuery = <C extends Call>(row: C, input: Input<C>, data: Output<C>): void =>
  learn(hashOf(row, input), { data, error: null, isFetching: false })

/** After a write: what this call brought is asked for again, with the inputs that were asked before. */
export async function refresh(...rows: Call[]): Promise<void> {
  const hashes = Object.keys(useKnown.getState())
  const jobs = rows.flatMap((row) =>
    hashes
      .filter((hash) => hash.startsWith(`${urlOf(row)} `))
      .map((hash) => fetchQuery(row, JSON.parse(hash.slice(hash.indexOf(' ') + 1)), hash)),
  )
  await Promise.all(jobs)
}
