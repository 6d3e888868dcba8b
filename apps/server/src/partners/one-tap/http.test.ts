import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSandbox, type TestSandbox } from '#testkit/sandbox.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneTapOverHttp } from './http.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

const page = { url: 'https://app.test/', origin: 'https://app.test' }
const settings = (change: object = {}) => ({
  baseUrl: `${sandbox.url}/dypnsapi`,
  accessKeyId: 'sandbox-key',
  accessKeySecret: 'sandbox-secret',
  sceneCode: 'FC100',
  sdkUrl: '',
  ...change,
})

test('authorises a page with a signed call', async () => {
  expect(await oneTapOverHttp(settings({ sceneCode: 'FC100' })).authorise(page)).toMatchObject({
    kind: 'authorised',
    accessToken: expect.stringMatching(/^access-/),
  })
})

test.each([
  ['secret', { accessKeySecret: 'guess' }, 'SignatureDoesNotMatch'],
  ['key', { accessKeyId: 'another-key' }, 'InvalidAccessKeyId.NotFound'],
])('the provider reports a wrong %s by its code', async (_, change, providerCode) => {
  expect(await oneTapOverHttp(settings(change)).authorise(page)).toEqual({ kind: 'refused', providerCode })
})

test('refuses a page that is not at the root of its origin', async () => {
  const outcome = await oneTapOverHttp(settings()).authorise({ ...page, url: 'https://app.test/login' })
  expect(outcome).toEqual({ kind: 'refused', providerCode: 'isv.INVALID_PARAMETERS' })
})

test.each(['', '<html>', '{"Code":"OK"}', '{"Code":"OK","Data":{"Mobile":"x"}}'])(
  'treats an answer of %j as unavailable, not as a number',
  async (answer) => {
    const strange = createServer((_request, response) => response.end(answer))
    await new Promise<void>((resolve) => strange.listen(0, '127.0.0.1', resolve))
    const baseUrl = `http://127.0.0.1:${(strange.address() as AddressInfo).port}`
    const outcome = await oneTapOverHttp(settings({ baseUrl })).phoneOf('sp-1')
    strange.close()
    strange.closeAllConnections()
    expect(outcome).toEqual({ kind: 'unavailable', reason: 'troubled' })
  },
)

test('a slow provider times out', async () => {
  await fetch(`${sandbox.url}/scenarios/one-tap`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario: 'slow' }),
  })
  const outcome = await oneTapOverHttp(settings(), { timeLimitMs: 200 }).authorise(page)
  expect(outcome).toEqual({ kind: 'unavailable', reason: 'timeLimit' })
})
