import { main as mainService, type Call } from '@yf/contract/call'
import type { Company } from '@yf/contract/company'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '#platform/session/session.ts'
import { main } from '@yf/client/test-envelopes'
import { patchQuery, refresh, useQueryOf } from './hooks.ts'
import { learnAhead } from './learn-ahead.ts'
import { envelopeStage } from './test-envelopes.ts'
import { useWrite } from './write.ts'

const Any = {} as Call['request']
const list = mainService.get('order/list', 'list', Any, Any)
const place = mainService.post('order/place', 'place', Any, Any, { idempotent: true })

let answers = 0
const server = envelopeStage({ answer: (_request, say) => say(200, main(++answers)) })

beforeEach(() => {
  answers = 0
})
afterEach(() => void vi.useRealTimers())

const use = (input: unknown = {}, options = {}) => renderHook(() => useQueryOf(list, input as never, options))

test('the answer comes, and two who ask the same share one request', async () => {
  const [one, other] = [use(), use()]
  expect(one.result.current).toMatchObject({ data: undefined, isPending: true, isFetching: true })
  await waitFor(() =>
    expect(one.result.current).toMatchObject({ data: 1, isSuccess: true, isPending: false }),
  )
  expect(other.result.current.data).toBe(1)
  expect(server.heard).toHaveLength(1)
})

test('a fresh answer serves the next page too; after 30 seconds it is asked again while the old one shows', async () => {
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

test('another input and another company are other questions', async () => {
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

test('nothing is asked before it may be', async () => {
  const { result, rerender } = renderHook(({ enabled }) => useQueryOf(list, {} as never, { enabled }), {
    initialProps: { enabled: false },
  })
  expect(result.current).toMatchObject({ isPending: true, isFetching: false })
  expect(server.heard).toHaveLength(0)
  rerender({ enabled: true })
  await waitFor(() => expect(result.current.data).toBe(1))
})

test('a failure can be tried again; one behind older data leaves the data standing', async () => {
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

test('a failure is told once: by the page where it has nothing else to show, in passing where older data stays', async () => {
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

test('a failure that no page shows can be told in passing all the same', async () => {
  server.answers((_request, say) => say(200, main(null, '稍后再试', 3001)))
  const { result } = renderHook(() => useQueryOf(list, {} as never, { silent: false }))
  await waitFor(() => expect(result.current.isError).toBe(true))
  expect(server.said).toEqual(['稍后再试'])
})

test('what failed ahead of the page is shown and not asked again by its first drawing; a later page asks', async () => {
  server.answers((_request, _say, response) => response.destroy())
  await learnAhead(list, {} as never)
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

test('after a write what is shown is fetched again', async () => {
  const { result } = use()
  await waitFor(() => expect(result.current.data).toBe(1))
  await act(() => refresh(place))
  expect(result.current.data).toBe(1)
  await act(() => refresh(list))
  expect(result.current.data).toBe(2)
})

test('what is known changes at once, wherever it is shown', async () => {
  const [one, other] = [use(), use({ page: 2 })]
  await waitFor(() => expect([one.result.current.data, other.result.current.data].toSorted()).toEqual([1, 2]))
  act(() => patchQuery(list, (data) => ((data as number) + 10) as never))
  expect([one.result.current.data, other.result.current.data].toSorted()).toEqual([11, 12])
  expect(server.heard).toHaveLength(2)
})

test('an answer that set out before the change does not undo it', async () => {
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

test('the next person sees nothing of the one before', async () => {
  const { result } = use()
  await waitFor(() => expect(result.current.data).toBe(1))
  act(() => useSession.setState({ token: 'T2' }))
  expect(result.current.data).toBeUndefined()
  await waitFor(() => expect(result.current.data).toBe(2))
})

test('what was unreachable is asked again once the phone is online', async () => {
  server.answers((_request, _say, response) => response.destroy())
  const { result } = use()
  await waitFor(() => expect(result.current.isError).toBe(true))
  server.answers((_request, say) => say(200, main('rows')))
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current.data).toBe('rows'))
})

test('a second tap while the first is under way sends nothing more', async () => {
  let answer = () => {}
  server.answers((_request, say) => {
    answer = () => say(200, main('placed'))
  })
  const { result } = renderHook(() => useWrite(place))
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

test('what got no answer goes again under the same key, something else or a refusal under a new one', async () => {
  const { result } = renderHook(() => useWrite(place))
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
