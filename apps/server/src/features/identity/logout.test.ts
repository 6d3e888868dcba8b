import { expect, test } from 'vitest'
import { identityCalls } from '@yf/contract/identity'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()

test('logging out ends that token only', async () => {
  const token = await server.tokenOf('linxiao')
  const other = await server.tokenOf('zhoulan')
  expect((await server.call(identityCalls.logout, {}, { token })).success).toBe(true)
  expect((await server.call(identityCalls.currentToken, {}, { token })).code).toBe(403)
  expect((await server.call(identityCalls.logout, {}, { token })).code).toBe(403)
  expect((await server.call(identityCalls.currentToken, {}, { token: other })).code).toBe(200)
})
