import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import {
  fetchQuery,
  forgetAllQueries,
  invalidate,
  getQueryState,
  observe,
  patch,
  retryUnreachable,
} from './query-cache.ts'

afterEach(forgetAllQueries)

test('retries a query once when it started offline and fails after the network is back', async () => {
  const first = Promise.withResolvers<unknown>()
  const load = vi.fn<() => Promise<unknown>>().mockReturnValueOnce(first.promise).mockResolvedValue('answer')
  const leave = observe('names', { notify: () => {}, load })
  const fetching = fetchQuery('names', '/names', load)
  retryUnreachable()
  first.reject(new CallError('unreachable', ''))
  await fetching
  await vi.waitFor(() => expect(getQueryState('names').data).toBe('answer'))
  expect(load).toHaveBeenCalledTimes(2)
  leave()
})

test('does not refetch a query that was answered meanwhile', async () => {
  const load = vi.fn<() => Promise<unknown>>().mockResolvedValue('answer')
  const leave = observe('names', { notify: () => {}, load })
  const fetching = fetchQuery('names', '/names', load)
  retryUnreachable()
  await fetching
  await Promise.resolve()
  expect(load).toHaveBeenCalledTimes(1)
  leave()
})

/** A server that answers on demand, with the data it had when the request arrived. */
function slowServer() {
  const fetching: { answer: () => void }[] = []
  const state = { files: 1 }
  const load = () => {
    const seen = state.files
    const { promise, resolve } = Promise.withResolvers<unknown>()
    fetching.push({ answer: () => resolve(seen) })
    return promise
  }
  return { asked: fetching, state, load }
}

test('refetches a query that is invalidated in flight, and `invalidate` waits for the refetch', async () => {
  const { asked: fetching, state, load } = slowServer()
  const leave = observe('files', { notify: () => {}, load })
  const first = fetchQuery('files', '/files', load)
  state.files = 2
  const second = invalidate((path) => path === '/files')
  fetching[0]!.answer()
  await vi.waitFor(() => expect(fetching).toHaveLength(2))
  expect(getQueryState('files')).toMatchObject({ data: undefined, isFetching: true })
  state.files = 3
  const third = invalidate((path) => path === '/files')
  fetching[1]!.answer()
  await vi.waitFor(() => expect(fetching).toHaveLength(3))
  fetching[2]!.answer()
  await Promise.all([first, second, third])
  expect(getQueryState('files')).toMatchObject({ data: 3, isFetching: false })
  expect(fetching).toHaveLength(3)
  leave()
})

test('refetches a query that is patched in flight', async () => {
  const { asked: fetching, state, load } = slowServer()
  const done = fetchQuery('files', '/files', load)
  state.files = 2
  patch('/files', () => 2)
  fetching[0]!.answer()
  await vi.waitFor(() => expect(fetching).toHaveLength(2))
  fetching[1]!.answer()
  await done
  expect(getQueryState('files').data).toBe(2)
})

test('does not refetch another query that is in flight', async () => {
  const { asked: fetching, load } = slowServer()
  const done = fetchQuery('files', '/files', load)
  await invalidate((path) => path === '/names')
  fetching[0]!.answer()
  await done
  expect(fetching).toHaveLength(1)
})
