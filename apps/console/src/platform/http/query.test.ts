import { act, renderHook, waitFor } from '@testing-library/react'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { beStaff } from '#platform/session/test-staff.ts'
import { forgetQueries, putQuery, refresh, useQueryOf } from './query.ts'
import { startTestServer, type TestServer } from '@yf/client/test-server'

const counts = (open: number) => ({ open, mine: 0, late: 0, second: 0, asked: 0, payments: 0 })
const asked = () => server.sent(claimsAdminCalls.counts).length

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

test('what is known is shown at once, and asked for again each time a screen opens', async () => {
  const first = show()
  expect(first.result.current.isPending).toBe(true)
  await waitFor(() => expect(first.result.current.data?.open).toBe(1))
  first.unmount()
  server.answers(claimsAdminCalls.counts, counts(2))
  const second = show()
  expect(second.result.current.data?.open).toBe(1)
  await waitFor(() => expect(second.result.current.data?.open).toBe(2))
})

test('a failure is asked about once, and leaves the older answer in sight', async () => {
  const { result } = show()
  await waitFor(() => expect(result.current.data?.open).toBe(1))
  server.refuses(claimsAdminCalls.counts, 500, '系统繁忙', 500)
  await act(() => result.current.refetch())
  await waitFor(() => expect(result.current.error).not.toBeNull())
  expect(asked()).toBe(2)
  expect(result.current.data?.open).toBe(1)
})

test('what a deed answered takes the place of what was known, also of a failure', async () => {
  server.refuses(claimsAdminCalls.counts, 500, '系统繁忙', 500)
  const { result } = show()
  await waitFor(() => expect(result.current.error).not.toBeNull())
  act(() => putQuery(claimsAdminCalls.counts, {}, counts(7)))
  await waitFor(() => expect(result.current.data?.open).toBe(7))
  expect(result.current.error).toBeNull()
})

test('a write refreshes what is shown, and leaves alone what nobody looks at', async () => {
  const { result, unmount } = show()
  await waitFor(() => expect(result.current.data?.open).toBe(1))
  server.answers(claimsAdminCalls.counts, counts(3))
  await act(() => refresh(claimsAdminCalls.counts))
  await waitFor(() => expect(result.current.data?.open).toBe(3))
  unmount()
  await refresh(claimsAdminCalls.counts)
  expect(asked()).toBe(2)
})

test('nobody sees what was fetched for somebody else', async () => {
  const first = show()
  await waitFor(() => expect(first.result.current.data?.open).toBe(1))
  first.unmount()
  act(() => beStaff('senior'))
  expect(show().result.current.data).toBeUndefined()
})
