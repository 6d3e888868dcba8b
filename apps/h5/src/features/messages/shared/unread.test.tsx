import { messageCalls } from '@yf/contract/messages'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main } from '@yf/client/test-envelopes'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { decrementUnread, setUnread } from './patch-unread.ts'
import { useUnread } from './unread.ts'

let counts = { messageNum: 2, noticeNum: 3 }
let visibility: DocumentVisibilityState
const { sent } = envelopeStage({ company: null, answer: (_request, say) => say(200, main(counts)) })

beforeEach(() => {
  counts = { messageNum: 2, noticeNum: 3 }
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** `waitFor` polls by an interval too, so time must advance. */
const fakeIntervals = () =>
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true })

const renderCount = async () => {
  const hook = renderHook(() => useUnread())
  await waitFor(() => expect(hook.result.current.isKnown).toBe(true))
  return hook
}
const become = (state: DocumentVisibilityState) => {
  visibility = state
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}
const requestCount = () => sent(messageCalls.unread.path).length

test('a read updates every counter at once and never goes below zero', async () => {
  const [bell, centre] = [await renderCount(), await renderCount()]
  expect(bell.result.current).toMatchObject({ messageNum: 2, noticeNum: 3, total: 5 })
  act(() => decrementUnread(2))
  expect(bell.result.current.total).toBe(4)
  expect(centre.result.current).toMatchObject({ messageNum: 2, noticeNum: 2 })
  act(() => setUnread({ messageNum: 0, noticeNum: 1 }))
  act(() => decrementUnread(1))
  expect(centre.result.current).toMatchObject({ messageNum: 0, noticeNum: 1, total: 1 })
  expect(requestCount()).toBe(1)
})

test('polls new notices every half minute, once for all components that show them', async () => {
  fakeIntervals()
  const [bell] = [await renderCount(), await renderCount()]
  counts = { messageNum: 2, noticeNum: 9 }
  act(() => void vi.advanceTimersByTime(30_000))
  await waitFor(() => expect(bell.result.current.noticeNum).toBe(9))
  expect(requestCount()).toBe(2)
})

test('stops polling while the page is hidden and polls at once on return', async () => {
  fakeIntervals()
  const { result } = await renderCount()
  become('hidden')
  act(() => void vi.advanceTimersByTime(300_000))
  expect(vi.getTimerCount()).toBe(0)
  expect(requestCount()).toBe(1)
  counts = { messageNum: 0, noticeNum: 1 }
  become('visible')
  await waitFor(() => expect(result.current.total).toBe(1))
})

test('polls at once when back online, and not at all while nothing shows the counts', async () => {
  fakeIntervals()
  const { result, unmount } = await renderCount()
  counts = { messageNum: 0, noticeNum: 7 }
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current.noticeNum).toBe(7))
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
