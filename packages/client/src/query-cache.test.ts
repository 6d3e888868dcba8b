import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import {
  fetchQuery,
  forgetAllQueries,
  invalidate,
  knownOf,
  observe,
  patch,
  retryUnreachable,
} from './query-cache.ts'

afterEach(forgetAllQueries)

test('what set out without a network and fails when it is back is tried again, once', async () => {
  const first = Promise.withResolvers<unknown>()
  const load = vi.fn<() => Promise<unknown>>().mockReturnValueOnce(first.promise).mockResolvedValue('answer')
  const leave = observe('names', { notify: () => {}, load })
  const asked = fetchQuery('names', '/names', load)
  retryUnreachable()
  first.reject(new CallError('unreachable', ''))
  await asked
  await vi.waitFor(() => expect(knownOf('names').data).toBe('answer'))
  expect(load).toHaveBeenCalledTimes(2)
  leave()
})

test('what is answered meanwhile is not asked for again', async () => {
  const load = vi.fn<() => Promise<unknown>>().mockResolvedValue('answer')
  const leave = observe('names', { notify: () => {}, load })
  const asked = fetchQuery('names', '/names', load)
  retryUnreachable()
  await asked
  await Promise.resolve()
  expect(load).toHaveBeenCalledTimes(1)
  leave()
})

/** A server that answers when it is told to, with what it knew when it was asked. */
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

test('what is declared old while it is on its way is asked once more, and whoever declared it waits for that', async () => {
  const { asked, state, load } = slowServer()
  const leave = observe('files', { notify: () => {}, load })
  const first = fetchQuery('files', '/files', load)
  state.files = 2
  const second = invalidate((path) => path === '/files')
  asked[0]!.answer()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(knownOf('files')).toMatchObject({ data: undefined, isFetching: true })
  state.files = 3
  const third = invalidate((path) => path === '/files')
  asked[1]!.answer()
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  asked[2]!.answer()
  await Promise.all([first, second, third])
  expect(knownOf('files')).toMatchObject({ data: 3, isFetching: false })
  expect(asked).toHaveLength(3)
  leave()
})

test('what is changed here while it is on its way is asked once more', async () => {
  const { asked, state, load } = slowServer()
  const done = fetchQuery('files', '/files', load)
  state.files = 2
  patch('/files', () => 2)
  asked[0]!.answer()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1]!.answer()
  await done
  expect(knownOf('files').data).toBe(2)
})

test('another question that is on its way is not asked again', async () => {
  const { asked, load } = slowServer()
  const done = fetchQuery('files', '/files', load)
  await invalidate((path) => path === '/names')
  asked[0]!.answer()
  await done
  expect(asked).toHaveLength(1)
})
