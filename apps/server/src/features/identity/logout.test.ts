import { expect, test } from 'vitest'
import { identityCalls } from '@yf/contract/identity'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()

test('after logging out the token is ended, and only that one', async () => {
  const token = await server.tokenOf('linxiao')
  const other = await server.tokenOf('zhoulan')
  expect((await server.call(identityCalls.logout, {}, { token })).success).toBe(true)
  expect((await server.call(identityCalls.currentToken, {}, { token })).code).toBe(403)
  expect((await server.call(identityCalls.logout, {}, { token })).code).toBe(403)
  expect((await server.call(identityCalls.currentToken, {}, { token: other })).code).toBe(200)
})
