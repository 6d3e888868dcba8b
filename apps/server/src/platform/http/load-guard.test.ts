import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { urlOf } from '@yf/contract/call'
import { noteCalls, noteServer } from '#testkit/sample-calls.ts'
import { startServer } from '#testkit/server.ts'
import { watchLoad } from './load-guard.ts'

let at = 0
beforeEach(() => {
  at = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => vi.useRealTimers())

/** Each timer tick comes this many milliseconds after the previous one. */
const ticks = (...gaps: number[]) => {
  for (const gap of gaps) {
    at += gap
    vi.advanceTimersByTime(250)
  }
}

test('one long stall, as at the start, is not an overload', () => {
  const guard = watchLoad(300, () => at)
  ticks(2_500, 250, 260)
  expect(guard.isOverloaded()).toBe(false)
  guard.stop()
})

test('repeated delays are an overload until a tick is on time', () => {
  const guard = watchLoad(300, () => at)
  ticks(800, 800, 800)
  expect(guard.isOverloaded()).toBe(false)
  ticks(800)
  expect(guard.isOverloaded()).toBe(true)
  ticks(255)
  expect(guard.isOverloaded()).toBe(false)
  guard.stop()
})

test('without a limit no request is rejected', () => {
  const guard = watchLoad(0, () => at)
  ticks(800, 800, 800, 800, 800)
  expect(guard.isOverloaded()).toBe(false)
  guard.stop()
})

test('an overloaded server rejects calls and still answers its load balancer', async () => {
  vi.useRealTimers()
  const server = await startServer({
    calls: noteServer(),
    load: { isOverloaded: () => true, stop: () => {} },
  })
  const response = await server.fetch(urlOf(noteCalls.show))
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('1')
  expect(await response.json()).toMatchObject({ success: false, code: 503 })
  expect((await server.fetch('/healthz')).status).toBe(200)
  await server.close()
})

test('an address with too many requests gets the envelope that tells it to wait', async () => {
  vi.useRealTimers()
  const server = await startServer({ calls: noteServer(), settings: { requestsPerMinute: 3 } })
  const ask = () => server.fetch(`${urlOf(noteCalls.page)}?pageNo=1`)
  const statuses = [await ask(), await ask(), await ask()].map((response) => response.status)
  expect(statuses).toEqual([200, 200, 200])
  const refused = await ask()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await refused.json()).toMatchObject({ code: 429, message: '操作过于频繁，请稍后再试' })
  expect((await server.fetch('/healthz')).status).toBe(200)
  await server.close()
})

test.each([
  [0, 429],
  [1, 200],
])(
  'with %i load balancers in front, two clients behind one are counted so that the second gets %i',
  async (trustedHops, status) => {
    vi.useRealTimers()
    const server = await startServer({ calls: noteServer(), settings: { requestsPerMinute: 1, trustedHops } })
    const ask = (address: string) =>
      server.fetch(`${urlOf(noteCalls.page)}?pageNo=1`, { headers: { 'x-forwarded-for': address } })
    expect((await ask('203.0.113.1')).status).toBe(200)
    expect((await ask('203.0.113.2')).status).toBe(status)
    await server.close()
  },
)

test('drops a caller that only holds the connection open', async () => {
  vi.useRealTimers()
  const server = await startServer({ calls: noteServer() })
  expect(server.app.server).toMatchObject({
    headersTimeout: 15_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
  })
  await server.close()
})
