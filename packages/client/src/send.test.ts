import { consoleService, mall, main, type Call } from '@yf/contract/call'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { send } from './send.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const Any = {} as Call['request']
const rows = {
  user: main.get('order/list', '示例', 'list', Any, Any),
  staff: consoleService.get('queue', '示例', 'queue', Any, Any, { permission: 'review' }),
  none: main.post('user/login', '示例', 'login', Any, Any, { auth: 'none' }),
  ifAny: main.get('advert/list', '示例', 'adverts', Any, Any, { auth: 'none', credential: 'ifAny' }),
  mall: mall.get('canvas/getCanvas', '示例', 'canvas', Any, Any),
}
const credentials = { token: 'T1', mallToken: 'M1' }
const timeout = 120_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.settle())
afterEach(() => void vi.useRealTimers())

test.each([
  ['user', 'Bearer T1', undefined],
  ['staff', 'Bearer T1', undefined],
  ['none', undefined, undefined],
  ['ifAny', 'Bearer T1', undefined],
  ['mall', undefined, 'M1'],
] as const)('a row for %s carries only its own credential', async (kind, authorization, token) => {
  await send(rows[kind], {}, credentials, { timeout })
  expect(server.heard[0]?.headers['authorization']).toBe(authorization)
  expect(server.heard[0]?.headers['token_mall']).toBe(token)
})

test('sends the device id with login calls, and a proof-of-work solution with any call', async () => {
  const quiet = main.post('tracking/add', '示例', 'track', Any, Any, { auth: 'none', silent: true })
  const bind = main.post('user/bind', '示例', 'bind', Any, Any, { credential: 'pending' })
  for (const row of [rows.none, bind, rows.user, rows.staff, quiet])
    await send(row, {}, { ...credentials, device: 'D1' }, { timeout })
  expect(server.heard.map(({ headers }) => headers['x-device'])).toEqual([
    'D1',
    'D1',
    undefined,
    undefined,
    undefined,
  ])
  await send(rows.user, {}, { ...credentials, proofOfWork: 'P1' }, { timeout })
  expect(server.heard.at(-1)?.headers['x-puzzle']).toBe('P1')
})

test('an anonymous call carries no credentials', async () => {
  await send(rows.user, {}, { token: null }, { timeout })
  expect(server.heard[0]?.headers['authorization']).toBeUndefined()
})

test('reads both envelopes into one shape', async () => {
  server.answers(rows.user, [1] as never, 'T1')
  server.answers(rows.mall, [2] as never)
  expect(await send(rows.user, {}, credentials, { timeout })).toEqual({
    http: 200,
    code: 200,
    message: 'T1',
    result: [1],
  })
  expect(await send(rows.mall, {}, credentials, { timeout })).toMatchObject({ code: '200', result: [2] })
})

test("a gateway's page has a status and no code", async () => {
  server.otherwise((_request, say) => say(502, '<html>'))
  expect(await send(rows.user, {}, credentials, { timeout })).toMatchObject({ http: 502, code: undefined })
})

test('reports a timeout as a timeout', async () => {
  let isRequestReceived = false
  server.otherwise(() => void (isRequestReceived = true))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const failure = send(rows.user, {}, credentials, { timeout }).catch((error: unknown) => error)
  await vi.waitUntil(() => isRequestReceived, { interval: 0 })
  vi.advanceTimersByTime(timeout)
  expect(await failure).toMatchObject({ situation: 'unreachable' })
})

test('reports a cancelled request as cancelled, before and after it was sent', async () => {
  const reason = new Error('left the page')
  const controller = new AbortController()
  server.otherwise(() => controller.abort(reason))
  const options = { timeout, signal: controller.signal }
  await expect(send(rows.user, {}, credentials, options)).rejects.toBe(reason)
  await expect(send(rows.user, {}, credentials, options)).rejects.toBe(reason)
  expect(server.heard).toHaveLength(1)
})
