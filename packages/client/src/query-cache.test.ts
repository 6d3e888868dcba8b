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
  const asked = fetchQuery('names', '/names', load)
  retryUnreachable()
  first.reject(new CallError('unreachable', ''))
  await asked
  await vi.waitFor(() => expect(getQueryState('names').data).toBe('answer'))
  expect(load).toHaveBeenCalledTimes(2)
  leave()
})

test('does not refetch a query that was answered meanwhile', async () => {
  const load = vi.fn<() => Promise<unknown>>().mockResolvedValue('answer')
  const leave = observe('names', { notify: () => {}, load })
  const asked = fetchQuery('names', '/names', load)
  retryUnreachable()
  await asked
  await Promise.resolve()
  expect(load).toHaveBeenCalledTimes(1)
  leave()
})

/** A server that answers on demand, with the data it had when the request arrived. */
function slowServer() {
  const asked: { answer: () => void }[] = []
  const state = { files: 1 }
  const load = () => {
    const seen = state.files
    const { promise, resolve } = Promise.withResolvers<unknown>()
    asked.push({ answer: () => resolve(seen) })
    return promise
  }
  return { asked, state, load }
}

test('refetches a query that is invalidated in flight, and `invalidate` waits for the refetch', async () => {
  const { asked, state, load } = slowServer()
  const leave = observe('files', { notify: () => {}, load })
  const first = fetchQuery('files', '/files', load)
  state.files = 2
  const second = invalidate((path) => path === '/files')
  asked[0]!.answer()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(getQueryState('files')).toMatchObject({ data: undefined, isFetching: true })
  state.files = 3
  const third = invalidate((path) => path === '/files')
  asked[1]!.answer()
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  asked[2]!.answer()
  await Promise.all([first, second, third])
  expect(getQueryState('files')).toMatchObject({ data: 3, isFetching: false })
  expect(asked).toHaveLength(3)
  leave()
})

test('refetches a query that is patched in flight', async () => {
  const { asked, state, load } = slowServer()
  const done = fetchQuery('files', '/files', load)
  state.files = 2
  patch('/files', () => 2)
  asked[0]!.answer()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1]!.answer()
  await done
  expect(getQueryState('files').data).toBe(2)
})

test('does not refetch another query that is in flight', async () => {
  const { asked, load } = slowServer()
  const done = fetchQuery('files', '/files', load)
  await invalidate((path) => path === '/names')
  asked[0]!.answer()
  await done
  expect(asked).toHaveLength(1)
})
