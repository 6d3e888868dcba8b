import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteCalls, noteServer } from '#testkit/sample-calls.ts'
import { startServer, type TestServer } from '#testkit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ calls: noteServer() })
})
afterAll(() => server.close())

const metrics = async () => (await server.fetch('/metrics')).text()

test('reports durations by the name of the call and its status', async () => {
  await server.call(noteCalls.page, { pageNo: 1, pageSize: 10 })
  await server.call(noteCalls.mine, {})
  await expect.poll(metrics).toContain('http_call_duration_seconds_count{call="note.page",status="200"} 1')
  await expect.poll(metrics).toContain('http_call_duration_seconds_count{call="note.mine",status="401"} 1')
})

test('reports the pool, the event loop and the memory of the process too', async () => {
  const text = await metrics()
  expect(text).toMatch(/database_pool_connections\{state="waiting"\} 0/)
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect(text).toContain('process_resident_memory_bytes')
})

test('with a token configured, only its holder can read the metrics', async () => {
  const guarded = await startServer({ settings: { metricsToken: 'for the scraper' } })
  const status = async (authorization: string) =>
    (await guarded.fetch('/metrics', { headers: { authorization } })).status
  expect(await status('Bearer for the scraper')).toBe(200)
  expect(await status('Bearer for somebody')).toBe(404)
  await guarded.close()
})
