import { startSandbox } from '#testkit/sandbox.ts'
import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { smsOverHttp } from './http.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

const phone = '13800000001'
const settings = () => ({
  baseUrl: sandbox.smsBaseUrl,
  accessKeyId: 'sandbox-key',
  accessKeySecret: 'sandbox-secret',
  signName: '原力星球',
  templateCode: 'SMS_100000001',
  noticeTemplateCode: 'SMS_100000002',
  claimTemplateCode: 'SMS_100000003',
  messageTemplateCode: 'SMS_100000004',
  billTemplateCode: 'SMS_100000009',
  phoneTemplateCode: 'SMS_100000010',
})

const play = async (scenario: string) => {
  const body = JSON.stringify({ scenario })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${sandbox.url}/scenarios/sms`, { method: 'PUT', headers, body })).status).toBe(200)
}
const inbox = async () =>
  (await (await fetch(`${sandbox.url}/inbox/sms?phone=${phone}`)).json()) as { code: string; id: string }[]

beforeEach(() => play('works'))
afterEach(() => fetch(`${sandbox.url}/inbox/sms`, { method: 'DELETE' }))

const forged = { kind: 'refused', reason: 'setup', providerCode: 'SignatureDoesNotMatch' }

let last = 0
const message = (code = '246810') => ({ phone, code, id: `message-${++last}` })

test("a code reaches the phone, and the receipt is the provider's", async () => {
  const outcome = await smsOverHttp(settings()).sendCode(message('135790'))
  const [sms] = await inbox()
  expect(sms).toMatchObject({ phone, code: '135790', text: expect.stringContaining('135790') })
  expect(outcome).toEqual({ kind: 'sent', receipt: sms?.id })
})

test('sending the same message again delivers it once', async () => {
  const sms = smsOverHttp(settings())
  const same = message()
  expect(await sms.sendCode(same)).toEqual(await sms.sendCode(same))
  expect(await inbox()).toHaveLength(1)
})

test('texts that need encoding are signed in their encoded form', async () => {
  const odd = { ...settings(), signName: "原力 星球+*~!'()&=/?%" }
  expect(await smsOverHttp(odd).sendCode(message())).toMatchObject({ kind: 'sent' })
})

test.each([
  ['refuses', { kind: 'refused', reason: 'badNumber', providerCode: 'isv.MOBILE_NUMBER_ILLEGAL' }],
  ['limited', { kind: 'refused', reason: 'tooOften', providerCode: 'isv.BUSINESS_LIMIT_CONTROL' }],
  ['down', { kind: 'unavailable', reason: 'troubled' }],
  ['cut', { kind: 'unavailable', reason: 'unreachable' }],
])('when the provider %s, reports the outcome and delivers nothing', async (scenario, outcome) => {
  await play(scenario)
  expect(await smsOverHttp(settings()).sendCode(message())).toEqual(outcome)
  expect(await inbox()).toEqual([])
})

test('a slow provider times out; sending again does not deliver twice', async () => {
  const same = message()
  await play('slow')
  expect(await smsOverHttp(settings(), { timeLimitMs: 300 }).sendCode(same)).toEqual({
    kind: 'unavailable',
    reason: 'timeLimit',
  })
  await vi.waitFor(async () => expect(await inbox()).toHaveLength(1), 60_000)
  await play('works')
  expect(await smsOverHttp(settings()).sendCode(same)).toMatchObject({ kind: 'sent' })
  expect(await inbox()).toHaveLength(1)
})

test.each([
  ['secret', { accessKeySecret: 'guess' }, 'SignatureDoesNotMatch'],
  ['key', { accessKeyId: 'another-key' }, 'InvalidAccessKeyId.NotFound'],
  ['template', { templateCode: 'none' }, 'isv.SMS_TEMPLATE_ILLEGAL'],
])('reports a wrong %s as a setup problem', async (_, wrong, providerCode) => {
  const outcome = await smsOverHttp({ ...settings(), ...wrong }).sendCode(message())
  expect(outcome).toEqual({ kind: 'refused', reason: 'setup', providerCode })
  expect(await inbox()).toEqual([])
})

test.each([
  ['as it was', {}, { kind: 'sent' }],
  ['with another phone', { phone: '13900000009' }, forged],
  ['with another body', { body: 'PhoneNumbers=13900000009' }, forged],
])('a message that is passed on %s is judged by its signature', async (_, change, expected) => {
  const relay = await standIn((url, headers) => passOn(url, headers, { phone, body: '', ...change }))
  const outcome = await smsOverHttp({ ...settings(), baseUrl: `${relay.url}/dysmsapi` }).sendCode(message())
  relay.close()
  expect(outcome).toMatchObject(expected)
})

test.each(['', '<html>502</html>', 'null', '"OK"'])(
  'treats an answer of %j as unavailable, not as a sent message',
  async (answer) => {
    const strange = await standIn(async () => answer)
    const outcome = await smsOverHttp({ ...settings(), baseUrl: strange.url }).sendCode(message())
    strange.close()
    expect(outcome).toEqual({ kind: 'unavailable', reason: 'troubled' })
  },
)

test('an address without a listener is unreachable', async () => {
  const gone = await standIn(async () => '')
  gone.close()
  const outcome = await smsOverHttp({ ...settings(), baseUrl: gone.url }).sendCode(message())
  expect(outcome).toEqual({ kind: 'unavailable', reason: 'unreachable' })
})

/** Keeps every header, including the host: fetch would set its own. */
async function passOn(url: string, headers: IncomingHttpHeaders, change: { phone: string; body: string }) {
  const onward = request(`${sandbox.url}${url.replace(phone, change.phone)}`, {
    method: 'POST',
    headers: { ...headers, 'content-length': change.body.length },
  })
  onward.end(change.body)
  const [response] = (await once(onward, 'response')) as [IncomingMessage]
  return text(response)
}

/** A server of the test itself, for behaviour that an honest provider never shows. */
async function standIn(answer: (url: string, headers: IncomingHttpHeaders) => Promise<string>) {
  const server = createServer((incoming, response) => {
    void answer(incoming.url ?? '', incoming.headers).then((body) => response.end(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

test('sends the claim status in the wording of its template', async () => {
  const transition = { phone, caseNo: 'YL20260302', state: '需要补充资料，请打开案件查看', id: 'claim-1' }
  expect(await smsOverHttp(settings()).sendClaimTransition(transition)).toMatchObject({ kind: 'sent' })
  expect(await inbox()).toMatchObject([
    { code: '', text: '【原力星球】您的理赔案件YL20260302：需要补充资料，请打开案件查看' },
  ])
})

test('the gateway reports accepted messages by phone and id', async () => {
  const sms = smsOverHttp(settings())
  const transition = { phone, caseNo: 'YL20260302', state: '已到账', id: 'claim-2' }
  expect(await sms.wasSent(transition)).toEqual({ kind: 'answered', wasSent: false })
  await sms.sendClaimTransition(transition)
  expect(await sms.wasSent(transition)).toEqual({ kind: 'answered', wasSent: true })
  expect(await sms.wasSent({ ...transition, id: 'claim-3' })).toEqual({ kind: 'answered', wasSent: false })
  expect(await sms.wasSent({ ...transition, phone: '13800000002' })).toEqual({
    kind: 'answered',
    wasSent: false,
  })
  await play('down')
  expect(await sms.wasSent(transition)).toMatchObject({ kind: 'unavailable' })
})
