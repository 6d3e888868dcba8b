import { afterAll, beforeAll, expect, test } from 'vitest'
import { identityCalls } from '@yf/contract/identity'
import { startDemoServer, type DemoServer } from '#testkit/demo-server.ts'

let server: DemoServer

beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

test('after logging out the token is ended, and only that one', async () => {
  const token = await server.tokenOf('linxiao')
  const other = await server.tokenOf('zhoulan')
  expect((await server.call(identityCalls.logout, {}, { token })).success).toBe(true)
  expect((await server.call(identityCalls.currentToken, {}, { token })).code).toBe(403)
  expect((await server.call(identityCalls.logout, {}, { token })).code).toBe(403)
  expect((await server.call(identityCalls.currentToken, {}, { token: other })).code).toBe(200)
})
