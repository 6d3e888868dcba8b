import { main as mainService, type Call } from '@yf/contract/call'
import type { Company } from '@yf/contract/company'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '#platform/session/session.ts'
import { main } from '@yf/client/test-envelopes'
import { patchQuery, refresh, useQueryOf } from './hooks.ts'
import { storePrefetched } from './store-prefetched.ts'
import { envelopeStage } from './test-envelopes.ts'
import { useWrite } from './write.ts'

const Any = {} as Call['request']
const list = mainService.get('order/list', '示例', 'list', Any, Any)
const placeOrder = mainService.post('order/place', '示例', 'place', Any, Any, { idempotent: true })

let answers = 0
const server = envelopeStage({ answer: (_request, say) => say(200, main(++answers)) })

beforeEach(() => {
  answers = 0
})
afterEach(() => void vi.useRealTimers())

const use = (input: unknown = {}, options = {}) => renderHook(() => useQueryOf(list, input as never, options))

test('loads the data and shares one request between two components', async () => {
  const [one, other] = [use(), use()]
  expect(one.result.current).toMatchObject({ data: undefined, isPending: true, isFetching: true })
  await waitFor(() =>
    expect(one.result.current).toMatchObject({ data: 1, isSuccess: true, isPending: false }),
  )
  expect(other.result.current.data).toBe(1)
  expect(server.heard).toHaveLength(1)
})

test('serves fresh data to the next page; after 30 seconds refetches while showing the old data', async () => {
  const first = use()
  await waitFor(() => expect(first.result.current.data).toBe(1))
  first.unmount()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29_000 })
  const second = use()
  expect(second.result.current).toMatchObject({ data: 1, isFetching: false })
  second.unmount()
  vi.setSystemTime(Date.now() + 2000)
  const third = use()
  expect(third.result.current).toMatchObject({ data: 1, isFetching: true })
  await waitFor(() => expect(third.result.current.data).toBe(2))
})

test('another input or another company is another query', async () => {
  const { result, rerender } = renderHook(({ page }) => useQueryOf(list, { page } as never), {
    initialProps: { page: 1 },
  })
  await waitFor(() => expect(result.current.data).toBe(1))
  rerender({ page: 2 })
  expect(result.current.data).toBeUndefined()
  await waitFor(() => expect(result.current.data).toBe(2))
  act(() => useSession.setState({ currentCompany: { companyId: 'c2' } as Company }))
  expect(result.current.data).toBeUndefined()
  await waitFor(() => expect(result.current.data).toBe(3))
})

test('does not request anything while disabled', async () => {
  const { result, rerender } = renderHook(({ enabled }) => useQueryOf(list, {} as never, { enabled }), {
    initialProps: { enabled: false },
  })
  expect(result.current).toMatchObject({ isPending: true, isFetching: false })
  expect(server.heard).toHaveLength(0)
  rerender({ enabled: true })
  await waitFor(() => expect(result.current.data).toBe(1))
})

test('a failure can be retried; a failed refetch keeps the older data', async () => {
  server.answers((_request, say) => say(200, main(null, '稍后再试', 3001)))
  const { result } = use()
  await waitFor(() => expect(result.current).toMatchObject({ isError: true, error: { message: '稍后再试' } }))
  server.answers((_request, say) => say(200, main('rows')))
  await act(() => result.current.refetch())
  expect(result.current).toMatchObject({ data: 'rows', isError: false, error: null })
  server.answers((_request, say) => say(500, main(null, '系统繁忙', 500)))
  await act(() => result.current.refetch())
  expect(result.current).toMatchObject({ data: 'rows', isError: false, error: { situation: 'serverError' } })
})

test('shows a failure once: on the page if there is no data, otherwise as a toast', async () => {
  server.answers((_request, say) => say(200, main(null, '稍后再试', 3001)))
  const { result } = use()
  await waitFor(() => expect(result.current.isError).toBe(true))
  await act(() => result.current.refetch())
  expect(server.said).toEqual([])
  server.answers((_request, say) => say(200, main('rows')))
  await act(() => result.current.refetch())
  server.answers((_request, _say, response) => response.destroy())
  await act(() => result.current.refetch())
  expect(result.current.data).toBe('rows')
  expect(server.said).toEqual(['请求超时，请稍后重试'])
})

test('a failure that no page shows can be shown as a toast', async () => {
  server.answers((_request, say) => say(200, main(null, '稍后再试', 3001)))
  const { result } = renderHook(() => useQueryOf(list, {} as never, { silent: false }))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(server.said).toEqual(['稍后再试'])
})

test('a failed prefetch is shown and not repeated by the first render; a later page requests again', async () => {
  server.answers((_request, _say, response) => response.destroy())
  await storePrefetched(list, {} as never)
  vi.useFakeTimers({ toFake: ['Date'] })
  const first = use()
  expect(first.result.current.isError).toBe(true)
  expect(server.heard).toHaveLength(1)
  first.unmount()
  vi.setSystemTime(Date.now() + 2000)
  server.answers((_request, say) => say(200, main('rows')))
  const later = use()
  await waitFor(() => expect(later.result.current.data).toBe('rows'))
  expect(server.said).toEqual([])
})

test('refetches displayed data after a write', async () => {
  const { result } = use()
  await waitFor(() => expect(result.current.data).toBe(1))
  await act(() => refresh(placeOrder))
  expect(result.current.data).toBe(1)
  await act(() => refresh(list))
  expect(result.current.data).toBe(2)
})

test('a change of cached data shows at once in every place', async () => {
  const [one, other] = [use(), use({ page: 2 })]
  await waitFor(() => expect([one.result.current.data, other.result.current.data].toSorted()).toEqual([1, 2]))
  act(() => patchQuery(list, (data) => ((data as number) + 10) as never))
  expect([one.result.current.data, other.result.current.data].toSorted()).toEqual([11, 12])
  expect(server.heard).toHaveLength(2)
})

test('a response requested before the change does not overwrite it', async () => {
  const { result } = use()
  await waitFor(() => expect(result.current.data).toBe(1))
  let answerOld = () => {}
  server.answers((_request, say) => {
    answerOld = () => say(200, main('old'))
  })
  act(() => void result.current.refetch())
  await waitFor(() => expect(server.heard).toHaveLength(2))
  act(() => patchQuery(list, () => 'changed' as never))
  server.answers((_request, say) => say(200, main('new')))
  answerOld()
  await waitFor(() => expect(result.current.isFetching).toBe(false))
  expect(result.current.data).toBe('new')
})

test('the next member sees no data of the previous one', async () => {
  const { result } = use()
  await waitFor(() => expect(result.current.data).toBe(1))
  act(() => useSession.setState({ token: 'T2' }))
  expect(result.current.data).toBeUndefined()
  await waitFor(() => expect(result.current.data).toBe(2))
})

test('retries unreachable queries once the phone is online', async () => {
  server.answers((_request, _say, response) => response.destroy())
  const { result } = use()
  await waitFor(() => expect(result.current.isError).toBe(true))
  server.answers((_request, say) => say(200, main('rows')))
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current.data).toBe('rows'))
})

test('ignores a second tap while the first write is in progress', async () => {
  let answer = () => {}
  server.answers((_request, say) => {
    answer = () => say(200, main('placed'))
  })
  const { result } = renderHook(() => useWrite(placeOrder))
  const tap = () => result.current.send({ id: 7 } as never)
  const both: Promise<unknown>[] = []
  act(() => void both.push(tap(), tap()))
  expect(result.current.isBusy).toBe(true)
  await waitFor(() => expect(server.heard).toHaveLength(1))
  answer()
  await act(async () =>
    expect(await Promise.all(both)).toMatchObject([{ result: 'placed' }, { result: 'placed' }]),
  )
  expect(result.current.isBusy).toBe(false)
  expect(server.heard).toHaveLength(1)
})

test('retries without a response under the same key, and uses a new key for other input or after a refusal', async () => {
  const { result } = renderHook(() => useWrite(placeOrder))
  const send = (id: number) => act(() => result.current.send({ id } as never))
  server.answers((_request, _say, response) => response.destroy())
  await send(7)
  expect(result.current.error?.situation).toBe('unreachable')
  server.answers((_request, say) => say(200, main(null, '库存不足', 3001)))
  await send(7)
  await send(7)
  await send(8)
  const keys = server.heard.map((request) => request.headers['idempotency-key'])
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(3)
})
