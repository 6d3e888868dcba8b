import {
  payoutCodes,
  payoutPaths,
  payoutSignHeader,
  payoutSigning,
  signPayoutAnswer,
} from '@yf/partner-contract/payout'
import { signedRequestHeaders } from '@yf/partner-contract/signed-request'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandbox } from '../app.ts'

const secret = 'sandbox-payout-secret'
let now: Date
let sandbox: FastifyInstance
beforeEach(() => {
  now = new Date('2026-11-15T02:00:00Z')
  sandbox = createSandbox({ now: () => now })
})
afterEach(() => sandbox.close())

let nonces = 0
const payment = {
  instructionId: 'PI-1',
  payeeName: '林晓',
  cardNo: '6225880212345678',
  bankName: '招商银行',
  amount: 61_488,
  currency: 'CNY',
  remark: '理赔款',
}

/** `sent` replaces the body after signing. */
async function pay(change: object = {}, { nonce = `n-${++nonces}`, at = now, sent = '' } = {}) {
  const body = JSON.stringify({ ...payment, ...change })
  const signed = {
    method: 'POST',
    path: payoutPaths.instructions,
    timestamp: String(at.getTime()),
    nonce,
    body,
  }
  const response = await sandbox.inject({
    method: 'POST',
    url: `/payout${payoutPaths.instructions}`,
    headers: {
      'content-type': 'application/json',
      ...signedRequestHeaders(payoutSigning, { id: 'sandbox-payout', secret }, signed),
    },
    payload: sent || body,
  })
  const answer = response.json<{ code: string; data: { status: string } | null }>()
  const isSigned =
    response.headers[payoutSignHeader] === signPayoutAnswer(nonce, response.statusCode, response.body, secret)
  return { ...answer, isSigned }
}
const received = async () => (await sandbox.inject('/inbox/payout?instructionId=PI-1')).json<object[]>()

test('a payment gets a signed answer and appears once, however often it is sent', async () => {
  expect(await pay()).toMatchObject({ code: payoutCodes.ok, data: { status: 'PAID' }, isSigned: true })
  expect(await pay()).toMatchObject({ code: payoutCodes.ok, isSigned: true })
  expect(await received()).toMatchObject([{ payeeName: '林晓', amount: 61_488, remark: '理赔款' }])
})

test.each([
  [
    'a body changed on the way',
    () => pay({}, { sent: JSON.stringify({ ...payment, amount: 1 }) }),
    'badSign',
  ],
  ['a request from yesterday', () => pay({}, { at: new Date(now.getTime() - 86_400_000) }), 'stale'],
  ['no amount', () => pay({ amount: 0 }), 'badRequest'],
  ['part of a fen', () => pay({ amount: 1.5 }), 'badRequest'],
  ['a masked card', () => pay({ cardNo: '6225 **** **** 5678' }), 'badCard'],
] as const)('rejects %s and pays nothing', async (_, call, name) => {
  expect(await call()).toMatchObject({ code: payoutCodes[name], data: null })
  expect(await received()).toEqual([])
})

test('rejects a replayed signed request', async () => {
  await pay({}, { nonce: 'once' })
  expect((await pay({}, { nonce: 'once' })).code).toBe(payoutCodes.stale)
})

test('the page shows the payment with its card masked', async () => {
  await pay()
  const page = (await sandbox.inject('/?tab=payout')).body
  expect(page).toContain('¥614.88')
  expect(page).not.toContain(payment.cardNo)
})
