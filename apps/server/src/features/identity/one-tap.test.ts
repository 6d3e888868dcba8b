import { beforeEach, expect, test } from 'vitest'
import { currentAgreement } from '@yf/domain/agreements'
import { refusals } from '@yf/contract/refusals'
import { identityCalls } from '@yf/contract/identity'
import { demoStage, sandboxStage } from '#testkit/demo-stage.ts'

const page = { url: 'http://127.0.0.1:8080/', origin: 'http://127.0.0.1:8080' }
const failed = { code: refusals.oneTapFailed.code, message: '一键登录失败，请使用验证码登录' }

const sandbox = sandboxStage()
const server = demoStage(() => {
  const oneTap = {
    baseUrl: `${sandbox.url}/dypnsapi`,
    accessKeyId: 'sandbox-key',
    accessKeySecret: 'sandbox-secret',
    sceneCode: 'FC100',
    sdkUrl: `${sandbox.url}/dypnsapi/sdk.js`,
  }
  return { settings: { oneTap } }
})

const play = (scenario: string) =>
  fetch(`${sandbox.url}/scenarios/one-tap`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  })
beforeEach(() => play('works'))

const authorise = () => server.call(identityCalls.oneTapToken, page)
const login = (spToken: string) => server.call(identityCalls.oneTapLogin, { spToken })
/** The data that the page's script gets from the carrier. */
async function askCarrier({ accessToken, jwtToken }: { accessToken: string; jwtToken: string }) {
  const query = new URLSearchParams({ accessToken, jwtToken, call: 'call1' })
  const text = await (await fetch(`${sandbox.url}/dypnsapi/sdk/token.js?${query}`)).text()
  return JSON.parse(text.slice(text.indexOf('{'), -1)) as { code: string; spToken?: string }
}

test('logs in the owner of the number that the carrier sees', async () => {
  const { result } = await authorise()
  expect(result.sdkUrl).toBe(`${sandbox.url}/dypnsapi/sdk.js`)
  const { spToken } = await askCarrier(result)
  expect((await login(spToken!)).result).toMatchObject({ name: '林晓', mobile: '13800000001' })
  expect(await login(spToken!)).toMatchObject(failed)
})

test('a member without consent logs in only after accepting the agreements', async () => {
  await server.db.deleteFrom('agreement_acceptance').execute()
  const enter = async (more: { agreementVersion?: string }) => {
    const { spToken } = await askCarrier((await authorise()).result)
    return server.call(identityCalls.oneTapLogin, { spToken: spToken!, ...more })
  }
  expect((await enter({})).code).toBe(refusals.agreementNeeded.code)
  expect((await enter({ agreementVersion: currentAgreement })).result.name).toBe('林晓')
  expect(await server.db.selectFrom('agreement_acceptance').selectAll().execute()).toHaveLength(2)
})

test('an invented token logs nobody in', async () => {
  expect(await login('sp-guess')).toMatchObject(failed)
})

test.each(['refuses', 'down', 'cut'])(
  'when the provider %s, the same message asks for a code',
  async (scenario) => {
    const { spToken } = await askCarrier((await authorise()).result)
    await play(scenario)
    expect(await login(spToken!)).toMatchObject(failed)
  },
)

test.each(['unpaid', 'down', 'cut'])('when the provider %s, no page is authorised', async (scenario) => {
  await play(scenario)
  expect(await authorise()).toMatchObject(failed)
})

test('without a mobile network the page gets no token', async () => {
  const { result } = await authorise()
  await play('noSim')
  expect(await askCarrier(result)).toMatchObject({ code: '600011' })
})

test('a number without an account gets the same message', async () => {
  await server.db.updateTable('account').set({ status: 'closed' }).where('name', '=', '林晓').execute()
  const { spToken } = await askCarrier((await authorise()).result)
  expect(await login(spToken!)).toMatchObject(failed)
})

test.each([
  [{ url: 'http://127.0.0.1:8080/', origin: 'http://127.0.0.1:8080/x' }],
  [{ url: 'http://elsewhere.test/', origin: 'http://127.0.0.1:8080' }],
  [{ url: 'not a page', origin: 'nowhere' }],
])('%j is not a page of ours', async (input) => {
  expect((await server.call(identityCalls.oneTapToken, input)).http).toBe(400)
})
