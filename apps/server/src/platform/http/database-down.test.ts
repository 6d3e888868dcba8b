import { afterAll, beforeAll, expect, test } from 'vitest'
import { cuttableLine, type CuttableLine } from '#testkit/cuttable-line.ts'
import { testDatabase, type TestDatabase } from '#testkit/database.ts'
import { gate, makeNotes, noteCalls, noteServer, notesIn } from '#testkit/sample-calls.ts'
import { startServer, type TestServer } from '#testkit/server.ts'
import { answer } from '#platform/call/outcome.ts'
import { newId } from '#platform/ids.ts'
import { issueSession } from '#platform/session/sessions.ts'
import { isDatabaseDown } from './database-down.ts'

let base: TestDatabase
let line: CuttableLine
let server: TestServer
beforeAll(async () => {
  base = await testDatabase()
  await makeNotes(base.db)
  line = await cuttableLine(base.url)
  server = await startServer({ calls: noteServer(), settings: { databaseUrl: line.url } })
})
afterAll(async () => {
  await server.close()
  await line.cut()
  await base.drop()
})

test('answers "busy" while the database is down, and recovers once it is back', async () => {
  const token = await issueSession(server.db, server.clock, newId())
  const ready = async () => (await server.fetch('/readyz')).status
  const mine = () => server.call(noteCalls.mine, {}, { token })
  const write = () => server.call(noteCalls.write, { title: '一' })
  expect([await ready(), (await mine()).http, (await write()).http]).toEqual([200, 200, 200])

  await line.cut()
  const refused = await mine()
  expect(refused).toMatchObject({ http: 503, success: false, code: 503 })
  expect(refused.message).toBe(`系统繁忙，请稍后再试（${refused.headers.get('x-request-id')}）`)
  expect(await write()).toMatchObject({ http: 503, code: 503 })
  expect(await ready()).toBe(503)
  expect((await server.fetch('/healthz')).status).toBe(200)

  await line.mend()
  await expect.poll(ready).toBe(200)
  expect([(await mine()).http, (await write()).http]).toEqual([200, 200])
})

test('a database that fails between two statements of a call breaks only that call', async () => {
  const between = gate()
  const own = await startServer({
    settings: { databaseUrl: line.url },
    calls: noteServer({
      write: async (_input, { db }) => {
        await notesIn(db)
        await between.pass()
        return answer({ count: await notesIn(db) })
      },
    }),
  })
  const broken = own.call(noteCalls.write, { title: '一' })
  await between.arrived
  await line.cut()
  await line.mend()
  between.open()
  expect(await broken).toMatchObject({ http: 503, code: 503 })
  await expect.poll(async () => (await own.fetch('/readyz')).status).toBe(200)
  await own.close()
})

test.each([
  ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), true],
  [
    'both addresses of a host refused',
    new AggregateError([Object.assign(new Error('a'), { code: 'ECONNREFUSED' })]),
    true,
  ],
  ['a server that shuts down', Object.assign(new Error('terminating'), { code: '57P01' }), true],
  ['no room in the pool', new Error('timeout exceeded when trying to connect'), true],
  ['a unique violation', Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  ['a bug', new TypeError('x is not a function'), false],
  ['something that is no error', 'ECONNREFUSED', false],
])('%s: %#', (_what, error, isDown) => {
  expect(isDatabaseDown(error)).toBe(isDown)
})
