import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { fetchQuery, forgetAllQueries, knownOf, observe, retryUnreachable } from './query-cache.ts'

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
