import { afterAll, beforeAll, expect, test } from 'vitest'
import { identityCalls } from '@yf/contract/identity'
import { startServer, type TestServer } from '@yf/testkit/server'
import { loadDemoData } from '../../../seeds/demo.ts'
import { idOf } from '../../../seeds/ids.ts'
import { issueSession } from '../../platform/session/sessions.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
  await loadDemoData(server.services, server.db)
})
afterAll(() => server.close())

const tokenOf = (person: string) => issueSession(server.db, server.clock, idOf('account', person))

test('after logging out the token is ended, and only that one', async () => {
  const token = await tokenOf('linxiao')
  const other = await tokenOf('zhoulan')
  expect((await server.call(identityCalls.logout, {}, { token })).success).toBe(true)
  expect((await server.call(identityCalls.currentToken, {}, { token })).code).toBe(403)
  expect((await server.call(identityCalls.logout, {}, { token })).code).toBe(403)
  expect((await server.call(identityCalls.currentToken, {}, { token: other })).code).toBe(200)
})
