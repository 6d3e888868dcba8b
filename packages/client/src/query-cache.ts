import type { CallError } from './call-error.ts'

/** The cached state of one query. Each change makes a new object, so that React can compare. */
export interface CachedQueryState {
  readonly data: unknown
  readonly error: CallError | null
  /** When the data arrived; 0 when it never did or has been invalidated. */
  readonly at: number
  /** When the query last failed; 0 when it has not failed since the data arrived. */
  readonly failedAt: number
  readonly isFetching: boolean
}

export type QueryLoader = (signal: AbortSignal) => Promise<unknown>

interface CachedQuery {
  readonly path: string
  readonly controller: AbortController
  state: CachedQueryState
  running: Promise<void> | null
  /** How often the query was invalidated or patched. */
  changes: number
}

interface Observer {
  notify: () => void
  load: QueryLoader
}

const nothing: CachedQueryState = { data: undefined, error: null, at: 0, failedAt: 0, isFetching: false }

/*
 * Responses by query, one cache for the page. Nothing expires by time: a page that is kept alive must return in the
 * same state. The app decides which queries to remove, and when.
 */
const queries = new Map<string, CachedQuery>()
const observers = new Map<string, Set<Observer>>()

const notify = (hash: string) => observers.get(hash)?.forEach((observer) => observer.notify())

export const getQueryState = (hash: string): CachedQueryState => queries.get(hash)?.state ?? nothing

function ensure(hash: string, path: string): CachedQuery {
  const found = queries.get(hash)
  if (found) return found
  const made: CachedQuery = {
    path,
    controller: new AbortController(),
    state: nothing,
    running: null,
    changes: 0,
  }
  queries.set(hash, made)
  return made
}

function setQueryState(hash: string, query: CachedQuery, news: Partial<CachedQueryState>): void {
  // Discard a response for a user who has signed out since, or for a page that is gone.
  if (queries.get(hash) !== query) return
  query.state = { ...query.state, ...news }
  notify(hash)
}

/**
 * A response that was in flight during an invalidation or a patch may be older than the change: the query is fetched
 * again.
 */
async function newest(query: CachedQuery, load: QueryLoader): Promise<unknown> {
  for (;;) {
    const { changes } = query
    const data = await load(query.controller.signal)
    if (query.changes === changes) return data
  }
}

async function run(hash: string, query: CachedQuery, load: QueryLoader): Promise<void> {
  try {
    const data = await newest(query, load)
    query.running = null
    setQueryState(hash, query, { data, error: null, at: Date.now(), failedAt: 0, isFetching: false })
  } catch (error) {
    query.running = null
    setQueryState(hash, query, { error: error as CallError, failedAt: Date.now(), isFetching: false })
  }
}

/** Fetches the query; concurrent callers share one request. Never rejects. */
export function fetchQuery(hash: string, path: string, load: QueryLoader): Promise<void> {
  const query = ensure(hash, path)
  if (query.running) return query.running
  query.running = run(hash, query, load)
  setQueryState(hash, query, { isFetching: true })
  return query.running
}

export function observe(hash: string, observer: Observer): () => void {
  const group = observers.get(hash) ?? new Set()
  observers.set(hash, group.add(observer))
  return () => {
    group.delete(observer)
    if (group.size === 0 && observers.get(hash) === group) observers.delete(hash)
  }
}

async function fetchObserved(hash: string, query: CachedQuery): Promise<void> {
  const [observer] = observers.get(hash) ?? []
  if (observer) await fetchQuery(hash, query.path, observer.load)
}

/** Invalidates queries: those on screen are refetched now, the others when they are shown next. */
export async function invalidate(isOld: (path: string, at: number) => boolean): Promise<void> {
  const old = [...queries].filter(([, query]) => isOld(query.path, query.state.at))
  for (const [hash, query] of old) {
    query.changes += 1
    setQueryState(hash, query, { at: 0 })
  }
  await Promise.all(old.map(([hash, query]) => fetchObserved(hash, query)))
}

/** Changes the cached data of a call on every screen that shows it, before or without asking the server. */
export function patch(path: string, change: (data: unknown) => unknown): void {
  for (const [hash, query] of queries) {
    if (query.path !== path) continue
    query.changes += 1
    if (query.state.data !== undefined) setQueryState(hash, query, { data: change(query.state.data) })
  }
}

function drop(hash: string): void {
  const query = queries.get(hash)
  queries.delete(hash)
  query?.controller.abort()
}

/** Removes released queries, unless another screen still shows them. */
export function forgetQueries(released: Iterable<string>, stillInUse: ReadonlySet<string>): void {
  for (const hash of released) if (!stillInUse.has(hash) && !observers.has(hash)) drop(hash)
}

export function forgetAllQueries(): void {
  for (const hash of queries.keys()) {
    drop(hash)
    notify(hash)
  }
}

/** For when the phone is back online: retries queries on screen that could not be fetched. */
export function retryUnreachable(): void {
  for (const [hash, query] of queries) void retry(hash, query)
}

/** A request in flight started without a network and may still fail. */
async function retry(hash: string, query: CachedQuery): Promise<void> {
  await query.running
  if (query.state.error?.situation === 'unreachable') await fetchObserved(hash, query)
}
