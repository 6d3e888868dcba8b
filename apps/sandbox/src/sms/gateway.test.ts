import { canonicalQuery, signAcs3 } from '@yf/partner-contract/acs3'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandbox } from '../app.ts'

let sandbox: FastifyInstance
let now: Date

beforeEach(() => {
  now = new Date('2026-11-15T02:00:00Z')
  sandbox = createSandbox({ now: () => now, smsPerMinute: 3, keep: 5 })
})
afterEach(() => sandbox.close())

let nonce = 0

interface SmsChange {
  params?: Record<string, string>
  headers?: Record<string, string>
  body?: string
  secret?: string
  keyId?: string
}

/** A call signed like any client of the provider; `sent` replaces the request after signing. */
async function send(change: SmsChange = {}, sent: { query?: Record<string, string>; body?: string } = {}) {
  const query = {
    PhoneNumbers: '13800000001',
    SignName: '原力星球',
    TemplateCode: 'SMS_100000001',
    TemplateParam: '{"code":"123456"}',
    ...change.params,
  }
  const { headers } = signAcs3({
    method: 'POST',
    path: '/dysmsapi/',
    query,
    headers: {
      host: 'sandbox.test',
      'x-acs-action': 'SendSms',
      'x-acs-version': '2017-05-25',
      'x-acs-date': now.toISOString(),
      'x-acs-signature-nonce': `nonce-${++nonce}`,
      ...change.headers,
    },
    body: change.body ?? '',
    accessKeyId: change.keyId ?? 'sandbox-key',
    accessKeySecret: change.secret ?? 'sandbox-secret',
  })
  const response = await sandbox.inject({
    method: 'POST',
    url: `/dysmsapi/?${canonicalQuery(sent.query ?? query)}`,
    headers,
    payload: sent.body ?? change.body ?? '',
  })
  return { http: response.statusCode, ...response.json<{ Code: string; BizId?: string; Message: string }>() }
}

const inbox = async (query = '') =>
  (await sandbox.inject(`/inbox/sms${query}`)).json<
    { code: string; phone: string; text: string; at: string }[]
  >()

test('accepts a signed message, which can be read with its code', async () => {
  expect(await send()).toMatchObject({ http: 200, Code: 'OK', BizId: expect.stringMatching(/^\d+\^0$/) })
  expect(await inbox()).toMatchObject([
    {
      phone: '13800000001',
      code: '123456',
      text: '【原力星球】您的验证码是123456，5分钟内有效。请勿告诉他人。',
      at: '2026-11-15T02:00:00.000Z',
    },
  ])
})

test('fills a notice from its own variables, and a query of sent messages sends nothing', async () => {
  const params = {
    TemplateCode: 'SMS_100000002',
    TemplateParam: '{"company":"星河软件","result":"已通过"}',
  }
  expect(await send({ params })).toMatchObject({ Code: 'OK' })
  expect(await inbox()).toMatchObject([{ text: '【原力星球】您在星河软件的注册申请已通过', code: '' }])
  const queryCall = {
    params: { PhoneNumber: '13800000001' },
    headers: { 'x-acs-action': 'QuerySendDetails' },
  }
  expect(await send(queryCall)).toMatchObject({ http: 200, Code: 'OK' })
  expect(await inbox()).toHaveLength(1)
})

test('signed parameters in a form body count like query parameters', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await send({ headers, body: 'OutId=form-1' })).toMatchObject({ Code: 'OK' })
  expect(await inbox()).toMatchObject([{ outId: 'form-1' }])
})

test.each([
  ['a wrong secret', () => send({ secret: 'guess' }), 400, 'SignatureDoesNotMatch'],
  ['an unknown key', () => send({ keyId: 'another-key' }), 404, 'InvalidAccessKeyId.NotFound'],
  ['a body changed on the way', () => send({ body: 'a=1' }, { body: 'a=2' }), 400, 'SignatureDoesNotMatch'],
  [
    'a query changed on the way',
    () => send({}, { query: { PhoneNumbers: '13900000009' } }),
    400,
    'SignatureDoesNotMatch',
  ],
  [
    'an old date',
    () => send({ headers: { 'x-acs-date': '2026-11-15T01:44:00Z' } }),
    400,
    'InvalidTimeStamp.Expired',
  ],
  ['no date', () => send({ headers: { 'x-acs-date': '' } }), 400, 'InvalidTimeStamp.Expired'],
  ['another call', () => send({ headers: { 'x-acs-action': 'DeleteSms' } }), 404, 'InvalidAction.NotFound'],
  ['no phone', () => send({ params: { PhoneNumbers: '' } }), 400, 'MissingParameter'],
  ['a bad phone', () => send({ params: { PhoneNumbers: '12345' } }), 200, 'isv.MOBILE_NUMBER_ILLEGAL'],
  ['no signature name', () => send({ params: { SignName: '' } }), 200, 'isv.SMS_SIGNATURE_ILLEGAL'],
  ['a strange template', () => send({ params: { TemplateCode: 'x' } }), 200, 'isv.SMS_TEMPLATE_ILLEGAL'],
  ['broken variables', () => send({ params: { TemplateParam: '{' } }), 200, 'isv.INVALID_JSON_PARAM'],
  [
    'missing variables',
    () => send({ params: { TemplateParam: '{}' } }),
    200,
    'isv.TEMPLATE_MISSING_PARAMETERS',
  ],
])('rejects %s and stores nothing', async (_, call, http, Code) => {
  expect(await call()).toMatchObject({ http, Code })
  expect(await inbox()).toEqual([])
})

test('rejects a call without authorization', async () => {
  const response = await sandbox.inject({ method: 'POST', url: '/dysmsapi/?PhoneNumbers=13800000001' })
  expect(response.json()).toMatchObject({ Code: 'IncompleteSignature' })
})

test('rejects a replayed signed call', async () => {
  const headers = { 'x-acs-signature-nonce': 'the-same' }
  expect(await send({ headers })).toMatchObject({ Code: 'OK' })
  expect(await send({ headers })).toMatchObject({ http: 400, Code: 'SignatureNonceUsed' })
  expect(await inbox()).toHaveLength(1)
})

test('treats the same OutId as the same message', async () => {
  const first = await send({ params: { OutId: 'm-1' } })
  const again = await send({ params: { OutId: 'm-1' } })
  expect(again).toMatchObject({ Code: 'OK', BizId: first.BizId })
  expect((await send({ params: { OutId: 'm-2' } })).BizId).not.toBe(first.BizId)
  expect(await inbox()).toHaveLength(2)
})

test('rejects too many messages to a phone until a minute has passed', async () => {
  for (let count = 0; count < 3; count++) expect(await send()).toMatchObject({ Code: 'OK' })
  expect(await send()).toMatchObject({ http: 200, Code: 'isv.BUSINESS_LIMIT_CONTROL' })
  expect(await send({ params: { PhoneNumbers: '13800000002' } })).toMatchObject({ Code: 'OK' })
  now = new Date(now.getTime() + 60_000)
  expect(await send()).toMatchObject({ Code: 'OK' })
})

test('lists the newest first, filters by phone, and drops the oldest', async () => {
  for (let count = 1; count <= 7; count++) {
    const PhoneNumbers = count % 2 ? '13800000001' : '13800000002'
    await send({ params: { PhoneNumbers, TemplateParam: JSON.stringify({ code: `00000${count}` }) } })
    now = new Date(now.getTime() + 60_000)
  }
  const codes = async (query?: string) => (await inbox(query)).map((sms) => sms.code)
  expect(await codes()).toEqual(['000007', '000006', '000005', '000004', '000003'])
  expect(await codes('?phone=13800000002')).toEqual(['000006', '000004'])
  expect(await codes('?phone=13800000009')).toEqual([])
  expect((await sandbox.inject({ method: 'DELETE', url: '/inbox/sms' })).statusCode).toBe(204)
  expect(await codes()).toEqual([])
})
