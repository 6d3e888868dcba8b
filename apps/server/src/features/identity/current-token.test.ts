import { expect, test } from 'vitest'
import { failures } from '@yf/contract/errors'
import { identityCalls } from '@yf/contract/identity'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()

test("returns the caller's token as the message", async () => {
  const token = await server.tokenOf('linxiao')
  expect(await server.call(identityCalls.currentToken, {}, { token })).toMatchObject({
    success: true,
    message: token,
  })
})

test('without a token, or with an unknown one, there is no session', async () => {
  expect(await server.call(identityCalls.currentToken, {})).toMatchObject({ http: 401, code: 401 })
  const token = 'x'.repeat(43)
  expect(await server.call(identityCalls.currentToken, {}, { token })).toMatchObject({ http: 401 })
})

test('a replaced token and one idle for thirty days get the answer for an ended session', async () => {
  const replaced = await server.tokenOf('zhoulan')
  const idle = await server.tokenOf('zhoulan')
  const ended = { success: false, ...failures.sessionEnded }
  expect(await server.call(identityCalls.currentToken, {}, { token: replaced })).toMatchObject(ended)
  server.clock.advance({ days: 30, seconds: 1 })
  expect(await server.call(identityCalls.currentToken, {}, { token: idle })).toMatchObject(ended)
})
