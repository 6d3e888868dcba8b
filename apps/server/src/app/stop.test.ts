import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { urlOf } from '@yf/contract/call'
import { answer } from '#platform/call/outcome.ts'
import { testDatabase } from '#testkit/database.ts'
import { startProcess } from '#testkit/process.ts'
import { gate, noteCalls, noteServer } from '#testkit/sample-calls.ts'
import { startServer } from '#testkit/server.ts'

// A separate process loads everything from scratch.
vi.setConfig({ testTimeout: 120_000 })

const dataDir = mkdtempSync(path.join(tmpdir(), 'yf-stop-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('a stop finishes the request in flight, accepts no other, and then closes the database', async () => {
  const slow = gate()
  const server = await startServer({
    calls: noteServer({
      page: async ({ pageNo, pageSize }, { db }) => {
        await slow.pass()
        await db.selectFrom('session').select('token_hash').limit(1).execute()
        return answer({ pageNo, pageSize, tags: [] })
      },
    }),
  })
  const inFlight = server.call(noteCalls.page, { pageNo: 7, pageSize: 10 })
  await slow.arrived
  const closed = server.close()
  await expect
    .poll(() =>
      server.fetch('/healthz').then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  slow.open()
  expect((await inFlight).result).toMatchObject({ pageNo: 7 })
  await closed
})

test('SIGTERM ends the process with code 0 and no error output', async () => {
  const base = await testDatabase()
  const server = await startProcess({ DATABASE_URL: base.url, DATA_DIR: dataDir })
  expect((await fetch(server.url + urlOf(noteCalls.mine))).status).toBe(404)
  expect(await server.stop()).toEqual({ code: 0, output: '' })
  await base.drop()
})

test('reports not ready before it stops, while it still serves all clients', async () => {
  const base = await testDatabase()
  const server = await startProcess({ DATABASE_URL: base.url, DATA_DIR: dataDir, DRAIN_SECONDS: '3' })
  const status = async (where: string) =>
    fetch(server.url + where).then(
      (response) => response.status,
      () => 'refused' as const,
    )
  const ended = server.stop()
  await expect.poll(() => status('/readyz')).toBe(503)
  expect(await status('/healthz')).toBe(200)
  expect(await ended).toEqual({ code: 0, output: '' })
  expect(await status('/healthz')).toBe('refused')
  await base.drop()
})

test.each([
  ['a wrong setting', { PORT: 'eighty' }, /^设置有误 PORT：.*\n$/],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://127.0.0.1:1/yf' },
    /^无法连接数据库，请检查 DATABASE_URL.*\n$/,
  ],
])('%s ends the start with one line', async (_what, env, line) => {
  const { ended } = await startProcess({ DATA_DIR: dataDir, ...env })
  const { code, output: printed } = await ended
  expect(code).toBe(1)
  expect(printed).toMatch(line)
})
