import { main as mainService, type Call } from '@yf/contract/call'
import { main } from '@yf/client/test-envelopes'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useQueryOf } from '#platform/http/hooks.ts'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { refetchOnReturn } from './refetch-on-return.ts'

const Any = {} as Call['request']
const list = mainService.get('order/list', '示例', 'list', Any, Any)

let answers = 0
const server = envelopeStage({ answer: (_request, say) => say(200, main(++answers)) })
let stop = () => undefined as void

beforeEach(() => {
  answers = 0
  stop = refetchOnReturn()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const use = () => renderHook(() => useQueryOf(list, {} as never))

/** The page becomes visible at this time. */
function comeBackAt(time: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: time })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('refetches after ten minutes or on another day, and shows the cached data meanwhile', async () => {
  const noon = Date.parse('2026-11-18T12:00:00+08:00')
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  const { result } = use()
  await waitFor(() => expect(result.current.data).toBe(1))
  comeBackAt(noon + 600_000)
  expect(result.current.isFetching).toBe(false)
  comeBackAt(noon + 600_001)
  expect(result.current).toMatchObject({ data: 1, isFetching: true })
  await waitFor(() => expect(result.current.data).toBe(2))

  vi.setSystemTime(Date.parse('2026-11-18T23:59:00+08:00'))
  await act(() => result.current.refetch())
  expect(result.current.data).toBe(3)
  comeBackAt(Date.parse('2026-11-18T23:59:59+08:00'))
  expect(result.current.isFetching).toBe(false)
  comeBackAt(Date.parse('2026-11-19T00:00:00+08:00'))
  await waitFor(() => expect(result.current.data).toBe(4))
  expect(server.heard).toHaveLength(4)
})

test('a hidden page sends no requests', async () => {
  const { result } = use()
  await waitFor(() => expect(result.current.data).toBe(1))
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  comeBackAt(Date.now() + 86_400_000)
  expect(result.current.isFetching).toBe(false)
  state.mockRestore()
})
