import { expect, test } from 'vitest'
import { refusals } from '@yf/contract/refusals'
import { identityCalls } from '@yf/contract/identity'
import { identitySteps } from '@yf/contract/identity-steps'
import { demoStage } from '#testkit/demo-stage.ts'
import { demoPassword } from '#seeds/people.ts'
import { keepCode, newCode } from './codes.ts'

const lin = '13800000001'
const server = demoStage(() => ({ settings: { apiClients: [{ id: 'kiosk', secret: 'kiosk-secret' }] } }))

const basic = (text: string) => ({
  headers: { authorization: `Basic ${Buffer.from(text).toString('base64')}` },
})
const kiosk = basic('kiosk:kiosk-secret')

test('a known program gets a token for a member by password', async () => {
  const input = { grant_type: 'password', username: lin, password: demoPassword } as const
  const { result } = await server.call(identitySteps.oauthToken, input, kiosk)
  expect(result).toMatchObject({ token_type: 'bearer', expires_in: 30 * 86_400 })
  const current = await server.call(identityCalls.currentToken, {}, { token: result.access_token })
  expect(current.message).toBe(result.access_token)
})

test.each(['sms_code', 'code'] as const)('grant %s accepts a code once', async (grant_type) => {
  const code = newCode()
  await keepCode({ ...server.services, db: server.db }, lin, code)
  const ask = () => server.call(identitySteps.oauthToken, { grant_type, username: lin, code }, kiosk)
  expect((await ask()).success).toBe(true)
  expect((await ask()).code).toBe(refusals.wrongCode.code)
})

test('a grant without its proof names the field', async () => {
  const answer = await server.call(identitySteps.oauthToken, { grant_type: 'password', username: lin }, kiosk)
  expect(answer).toMatchObject({ http: 400, code: 400, message: '请填写密码（password）' })
})

test.each([
  ['no authorisation', {}],
  ['another secret', basic('kiosk:guess')],
  ['an unknown program', basic('nobody:kiosk-secret')],
  ['a member token', { token: 'A'.repeat(43) }],
])('%s gets HTTP 401 in the usual envelope', async (_, how) => {
  const input = { grant_type: 'password', username: lin, password: demoPassword } as const
  const answer = await server.call(identitySteps.oauthToken, input, how)
  expect(answer).toMatchObject({ http: 401, success: false, code: 401, result: null })
})

test("limits wrong passwords as the app's login does", async () => {
  const zhou = '13800000002'
  const ask = (password: string) =>
    server.call(identitySteps.oauthToken, { grant_type: 'password', username: zhou, password }, kiosk)
  for (let time = 0; time < 5; time++) expect((await ask('wrong')).code).toBe(refusals.wrongPassword.code)
  expect((await ask(demoPassword)).code).toBe(refusals.passwordLocked.code)
})
