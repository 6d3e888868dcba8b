import { act, renderHook } from '@testing-library/react'
import { claimsAdminCalls } from '@yf/contract/claims-admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { useSession } from '#platform/session/session.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { useToasts } from '#ui/toast/toast.ts'
import { call } from './call.ts'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { useWrite } from './write.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  useToasts.setState({ toasts: [] })
  beStaff('handler')
  location.hash = '#/case?id=c1'
})

const batch = { paymentIds: ['p1'] }

test('a call sends the token, and a write with an idempotency key sends its key', async () => {
  server.answers(claimsAdminCalls.counts, { open: 1, mine: 0, late: 0, second: 0, asked: 0, payments: 0 })
  server.refuses(claimsAdminCalls.makeBatch, 3199, '款项已在批次中')
  expect((await call(claimsAdminCalls.counts, {})).open).toBe(1)
  await expect(call(claimsAdminCalls.makeBatch, batch)).rejects.toThrow('款项已在批次中')
  const [counts, made] = server.heard
  expect(counts?.headers.authorization).toBe('Bearer token-handler')
  expect(counts?.headers['idempotency-key']).toBeUndefined()
  expect(made?.headers['idempotency-key']).toMatch(/.{16}/)
})

test.each([
  ['has ended', 200, 403],
  ['is unknown', 401, 401],
])('a session that %s redirects to the login and back to the same page', async (_, status, code) => {
  server.refuses(claimsAdminCalls.counts, code, '', status)
  await expect(call(claimsAdminCalls.counts, {})).rejects.toMatchObject({ isAboutSession: true })
  expect(useSession.getState().token).toBeNull()
  expect(location.hash).toBe('#/login?next=%2Fcase%3Fid%3Dc1')
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(['登录已过期，请重新登录'])
})

test('of several calls that fail together only the first shows a message', async () => {
  server.refuses(claimsAdminCalls.counts, 403, '')
  await Promise.allSettled([call(claimsAdminCalls.counts, {}), call(claimsAdminCalls.counts, {})])
  expect(useToasts.getState().toasts).toHaveLength(1)
})

test('a write without a response is resent with the same key, an answered one with another', async () => {
  const { result } = renderHook(() => useWrite(claimsAdminCalls.makeBatch))
  const run = () => act(() => result.current.send(batch))
  server.drops(claimsAdminCalls.makeBatch)
  expect(await run()).toMatchObject({ ok: false, error: { situation: 'unreachable' } })
  server.refuses(claimsAdminCalls.makeBatch, 3199, '款项已在批次中')
  expect(await run()).toMatchObject({ ok: false, error: { message: '款项已在批次中' } })
  await run()
  const keys = server.sent(claimsAdminCalls.makeBatch).map(({ headers }) => headers['idempotency-key'])
  expect(keys[0]).toBe(keys.at(-2))
  expect(keys.at(-1)).not.toBe(keys[0])
})

test('ignores a second press while the first call is pending', async () => {
  server.refuses(claimsAdminCalls.makeBatch, 3199, '款项已在批次中')
  const { result } = renderHook(() => useWrite(claimsAdminCalls.makeBatch))
  await act(() => Promise.all([result.current.send(batch), result.current.send(batch)]))
  expect(server.sent(claimsAdminCalls.makeBatch)).toHaveLength(1)
})
