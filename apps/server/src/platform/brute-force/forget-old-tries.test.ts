import { afterAll, beforeAll, expect, test } from 'vitest'
import { identityCalls } from '@yf/contract/identity'
import type { JobContext } from '#platform/call/context.ts'
import { startServer, type TestServer } from '#testkit/server.ts'
import { forgetOldTries } from './forget-old-tries.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('deletes tries per origin after an hour, and those to report to the owner after a month', async () => {
  await server.call(identityCalls.login, { phone: '13811112222', password: 'wrong' })
  const left = async () => (await server.db.selectFrom('failed_attempt').selectAll().execute()).length
  const run = () => forgetOldTries.run({}, { ...server.services, db: server.db } as JobContext)

  server.clock.advance({ minutes: 59, seconds: 59 })
  await run()
  expect(await left()).toBe(3)
  server.clock.advance({ seconds: 1 })
  await run()
  expect(await left()).toBe(2)
  server.clock.advance({ days: 29, hours: 23 })
  await run()
  expect(await left()).toBe(2)
  server.clock.advance({ hours: 1 })
  await run()
  expect(await left()).toBe(0)
})
