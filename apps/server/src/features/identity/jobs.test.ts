import { afterAll, beforeAll, expect, test } from 'vitest'
import { identityCalls } from '@yf/contract/identity'
import { startServer, type TestServer } from '#testkit/server.ts'
import type { JobContext } from '#platform/call/context.ts'
import { keepCode, newCode } from './codes.ts'
import { removeSpentProofs } from './jobs.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('codes and counts go when they no longer say anything, and not before', async () => {
  const phone = '13811112222'
  await keepCode({ ...server.services, db: server.db }, phone, newCode())
  await server.call(identityCalls.login, { phone, password: 'wrong' })
  const left = async () => [
    (await server.db.selectFrom('sms_code').selectAll().execute()).length,
    (await server.db.selectFrom('password_guard').selectAll().execute()).length,
  ]
  const ctx = { ...server.services, db: server.db } as JobContext

  await removeSpentProofs({}, ctx)
  expect(await left()).toEqual([1, 2])
  server.clock.advance({ minutes: 6 })
  await removeSpentProofs({}, ctx)
  expect(await left()).toEqual([0, 2])
  server.clock.advance({ minutes: 10 })
  await removeSpentProofs({}, ctx)
  expect(await left()).toEqual([0, 0])
})
