import { act, renderHook, waitFor } from '@testing-library/react'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { beStaff } from '#platform/session/test-staff.ts'
import { forgetQueries, putQuery, refresh, useQueryOf } from './query.ts'
import { startTestServer, type TestServer } from '@yf/client/test-server'

const counts = (open: number) => ({ open, mine: 0, late: 0, second: 0, asked: 0, payments: 0 })
const requestCount = () => server.sent(claimsAdminCalls.counts).length

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('handler')
  forgetQueries()
  server.answers(claimsAdminCalls.counts, counts(1))
})

const show = () => renderHook(() => useQueryOf(claimsAdminCalls.counts, {}))

test('shows cached data at once, and refetches each time a page opens', async () => {
  const first = show()
  expect(first.result.current.isPending).toBe(true)
  await waitFor(() => expect(first.result.current.data?.open).toBe(1))
  first.unmount()
  server.answers(claimsAdminCalls.counts, counts(2))
  const second = show()
  expect(second.result.current.data?.open).toBe(1)
  await waitFor(() => expect(second.result.current.data?.open).toBe(2))
})

test('does not retry a failure, and keeps showing the older data', async () => {
  const { result } = show()
  await waitFor(() => expect(result.current.data?.open).toBe(1))
  server.refuses(claimsAdminCalls.counts, 500, '系统繁忙', 500)
  await act(() => result.current.refetch())
  await waitFor(() => expect(result.current.error).not.toBeNull())
  expect(requestCount()).toBe(2)
  expect(result.current.data?.open).toBe(1)
})

test('the response of a write replaces cached data, also after a failure', async () => {
  server.refuses(claimsAdminCalls.counts, 500, '系统繁忙', 500)
  const { result } = show()
  await waitFor(() => expect(result.current.error).not.toBeNull())
  act(() => putQuery(claimsAdminCalls.counts, {}, counts(7)))
  await waitFor(() => expect(result.current.data?.open).toBe(7))
  expect(result.current.error).toBeNull()
})

test('a write refetches visible queries, and leaves hidden ones alone', async () => {
  const { result, unmount } = show()
  await waitFor(() => expect(result.current.data?.open).toBe(1))
  server.answers(claimsAdminCalls.counts, counts(3))
  await act(() => refresh(claimsAdminCalls.counts))
  await waitFor(() => expect(result.current.data?.open).toBe(3))
  unmount()
  await refresh(claimsAdminCalls.counts)
  expect(requestCount()).toBe(2)
})

test('users never see data that was fetched for another user', async () => {
  const first = show()
  await waitFor(() => expect(first.result.current.data?.open).toBe(1))
  first.unmount()
  act(() => beStaff('senior'))
  expect(show().result.current.data).toBeUndefined()
})
