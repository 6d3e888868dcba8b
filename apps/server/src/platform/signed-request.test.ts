import { expect, test } from 'vitest'
import type { RequestSigning } from '@yf/partner-contract/signed-request'
import type { PartnerHttpReply } from './partner-bodies.ts'
import { judgeCodedAnswer, signedRequest } from './signed-request.ts'

const signing: RequestSigning = {
  headers: { account: 'x-account', timestamp: 'x-time', nonce: 'x-nonce', sign: 'x-sign' },
  sign: ({ method, path, timestamp, nonce, body }, secret) =>
    [method, path, timestamp, nonce, body, secret].join('|'),
}
const account = { baseUrl: 'https://partner.test/api', id: 'us', secret: 'key' }

test('signs the bytes that are sent, anew for every request', () => {
  const [first, second] = [0, 1].map(() =>
    signedRequest(signing, account, { path: '/orders', input: { a: 1 } }),
  )
  expect(first).toMatchObject({ url: 'https://partner.test/api/orders', method: 'POST' })
  const { 'x-time': time, 'x-nonce': nonce, ...headers } = first!.headers!
  expect(headers).toEqual({ 'x-account': 'us', 'x-sign': `POST|/orders|${time}|${nonce}|{"a":1}|key` })
  expect(first!.body?.text).toBe('{"a":1}')
  expect(second!.headers!['x-nonce']).not.toBe(nonce)
})

test('sends and signs no body without input', () => {
  const request = signedRequest(signing, account, { path: '/orders/1', method: 'GET' })
  expect(request.body).toBeUndefined()
  expect(request.headers?.['x-sign']).toMatch(/^GET\|\/orders\/1\|\d+\|[^|]+\|\|key$/)
})

const judge = (answer: string) =>
  judgeCodedAnswer(
    { status: 200, headers: new Headers(), bytes: Buffer.from(answer) } satisfies PartnerHttpReply,
    {
      codes: { ok: 0, busy: 9 },
      read: ({ name }: { name?: string }) => name,
      refusal: (code: number) => ({ kind: 'refused', code }) as const,
    },
  )

test.each([
  ['{"code":0,"data":{"name":"林晓"}}', { kind: 'answered', answer: '林晓' }],
  ['{"code":7,"data":null}', { kind: 'refused', code: 7 }],
])('reads %s', (answer, outcome) => {
  expect(judge(answer)).toEqual(outcome)
})

test.each([
  '',
  '{}',
  '{"code":9}',
  '{"code":"0","data":{"name":"林晓"}}',
  '{"code":0,"data":{}}',
  '{"code":0}',
])('treats %j as unavailable', (answer) => {
  expect(judge(answer)).toEqual({ kind: 'unavailable', reason: 'troubled' })
})
