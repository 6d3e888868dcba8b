import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#testkit/server.ts'
import type { JobContext } from '#platform/call/context.ts'
import { keepCode, newCode } from './codes.ts'
import { removeSpentProofs } from './jobs.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('deletes codes once they are no longer needed, and not before', async () => {
  await keepCode({ ...server.services, db: server.db }, '13811112222', newCode())
  const left = async () => (await server.db.selectFrom('sms_code').selectAll().execute()).length
  const ctx = { ...server.services, db: server.db } as JobContext

  await removeSpentProofs({}, ctx)
  expect(await left()).toBe(1)
  server.clock.advance({ minutes: 6 })
  await removeSpentProofs({}, ctx)
  expect(await left()).toBe(0)
})
