import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomUUID } from 'node:crypto'
import { platformHeaders } from '@yf/partner-contract/wechat-pay'
import { sandboxPlatformKey } from '@yf/partner-contract/wechat-pay-sandbox-keys'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSettings } from '#app/settings.ts'
import { startSandbox, type TestSandbox } from '#testkit/sandbox.ts'
import { wechatPayOverHttp } from './http.ts'
import type { Prepay, WechatPayPort } from './port.ts'

let sandbox: TestSandbox
let provider: WechatPayPort
const settingsAt = (origin: string) => readSettings({ NODE_ENV: 'test', SANDBOX_ORIGIN: origin })
beforeAll(async () => {
  sandbox = await startSandbox({ slowMs: 60_000 })
  provider = wechatPayOverHttp(settingsAt(sandbox.url), { timeLimitMs: 3_000 })
})
afterAll(() => sandbox.close())
beforeEach(() => play('works'))

const play = async (scenario: string) =>
  void (await fetch(`${sandbox.url}/scenarios/wechat-pay`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario }),
  }))
const cashier = (no: string, action: string) =>
  fetch(`${sandbox.url}/wechat-pay/cashier/${no}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: `deed=${action}`,
    redirect: 'manual',
  })
const newNo = () => randomUUID().replaceAll('-', '')
const prepayInput = (changes: Partial<Prepay> = {}): Prepay => ({
  tradeNo: newNo(),
  amountFen: 1_000,
  description: '订单',
  expiresAt: new Date('2027-01-01T00:00:00Z'),
  payer: { way: 'h5', address: '127.0.0.1' },
  ...changes,
})

test('runs a payment from opening to refund, each step identified by its number', async () => {
  const trade = prepayInput()
  expect(await provider.query(trade.tradeNo)).toEqual({ kind: 'absent' })
  expect(await provider.prepay(trade)).toEqual({
    kind: 'ready',
    prepay: `${sandbox.url}/wechat-pay/cashier/${trade.tradeNo}`,
  })
  expect(await provider.query(trade.tradeNo)).toEqual({ kind: 'unpaid' })
  expect((await cashier(trade.tradeNo, 'pay')).status).toBe(303)
  expect(await provider.query(trade.tradeNo)).toMatchObject({ kind: 'paid', amountFen: 1_000 })
  expect(await provider.prepay(trade)).toMatchObject({ kind: 'refused', reason: 'paid' })
  expect(await provider.close(trade.tradeNo)).toBe('paid')
  const refund = {
    tradeNo: trade.tradeNo,
    refundNo: newNo(),
    amountFen: 400,
    totalFen: 1_000,
    reason: '退款',
  }
  expect(await provider.queryRefund(refund.refundNo)).toEqual({ kind: 'absent' })
  const both = await Promise.all([provider.refund(refund), provider.refund(refund)])
  expect(both[0]).toMatchObject({ kind: 'done', amountFen: 400 })
  expect(both[1]).toEqual(both[0])
  expect(await provider.queryRefund(refund.refundNo)).toEqual(both[0])
  expect(await provider.refund({ ...refund, refundNo: newNo(), amountFen: 601 })).toEqual({
    kind: 'failed',
    providerCode: 'INVALID_REQUEST',
  })
})

test.each([
  ['refuse', 'funds'],
  ['overLimit', 'limit'],
  ['bankRefuses', 'other'],
] as const)('a declined payment (%s) gives the reason and can be paid again', async (action, reason) => {
  const trade = prepayInput()
  await provider.prepay(trade)
  await cashier(trade.tradeNo, action)
  expect(await provider.query(trade.tradeNo)).toEqual({ kind: 'declined', reason })
  expect((await cashier(trade.tradeNo, 'pay')).status).toBe(303)
  expect(await provider.query(trade.tradeNo)).toMatchObject({ kind: 'paid' })
})

test('a closed payment cannot be paid, and one that was never opened counts as closed', async () => {
  const trade = prepayInput()
  await provider.prepay(trade)
  expect(await provider.close(trade.tradeNo)).toBe('closed')
  expect((await cashier(trade.tradeNo, 'pay')).status).toBe(409)
  expect(await provider.query(trade.tradeNo)).toEqual({ kind: 'closed' })
  expect(await provider.prepay(trade)).toMatchObject({ kind: 'refused', reason: 'closed' })
  expect(await provider.close(newNo())).toBe('closed')
})

test('inside WeChat the prepay id is returned signed for the page', async () => {
  const trade = prepayInput({ payer: { way: 'jsapi', openId: 'o1' } })
  expect(await provider.prepay(trade)).toEqual({ kind: 'ready', prepay: `wx${trade.tradeNo}` })
  expect(provider.jsapiParameters('wx1')).toMatchObject({ package: 'prepay_id=wx1', signType: 'RSA' })
})

test('tells refusals, cut connections and outages apart from a decline', async () => {
  await play('refuses')
  expect(await provider.prepay(prepayInput())).toEqual({
    kind: 'refused',
    reason: 'setup',
    providerCode: 'NO_AUTH',
  })
  await play('cut')
  const cut = prepayInput()
  expect(await provider.prepay(cut)).toEqual({ kind: 'unknown' })
  await play('works')
  expect(await provider.query(cut.tradeNo)).toEqual({ kind: 'unpaid' })
  await play('down')
  expect([
    await provider.query(cut.tradeNo),
    await provider.close(cut.tradeNo),
    await provider.bill('2026-06-01'),
  ]).toEqual([{ kind: 'unknown' }, 'unknown', { kind: 'unknown' }])
})

test('with a wrong key of ours nothing happens, and no answer is trusted', async () => {
  const { privateKey } = (await import('node:crypto')).generateKeyPairSync('rsa', { modulusLength: 2048 })
  const own = settingsAt(sandbox.url)
  const stranger = wechatPayOverHttp({ ...own, wechatPay: { ...own.wechatPay, privateKey } })
  const trade = prepayInput()
  expect(await stranger.prepay(trade)).toEqual({
    kind: 'refused',
    reason: 'setup',
    providerCode: 'SIGN_ERROR',
  })
  expect(await stranger.query(trade.tradeNo)).toEqual({ kind: 'unknown' })
  expect(await provider.query(trade.tradeNo)).toEqual({ kind: 'absent' })
})

/** An attacker between us and the provider. */
async function between(say: (path: string) => { body: string; headers?: Record<string, string> }) {
  const server = createServer((request, response) => {
    const { body, headers = {} } = say(request.url ?? '')
    response.writeHead(200, headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { port: wechatPayOverHttp(settingsAt(origin), { timeLimitMs: 2_000 }), close: () => server.close() }
}

const paid = (no: string, extra: object = {}) =>
  JSON.stringify({
    out_trade_no: no,
    trade_state: 'SUCCESS',
    transaction_id: '42',
    success_time: '2026-06-01T10:00:00+08:00',
    amount: { total: 1_000 },
    ...extra,
  })
const signer = { serial: 'SANDBOXPLATFORM0001', privateKey: sandboxPlatformKey }
const encrypt = (body: string, at = Date.now()) =>
  platformHeaders({ timestamp: String(Math.floor(at / 1000)), nonce: 'n', body }, signer)

test('trusts an answer only if it is signed, about the requested trade, and recent', async () => {
  const no = newNo()
  const answers: readonly [body: string, headers: Record<string, string>, kind: string][] = [
    [paid(no), encrypt(paid(no)), 'paid'],
    [paid(no), {}, 'unknown'],
    [paid(no).replace('1000', '1001'), encrypt(paid(no)), 'unknown'],
    [paid(newNo()), {}, 'unknown'],
    [paid(no), encrypt(paid(no), Date.now() - 400_000), 'unknown'],
    [paid(no, { amount: null }), encrypt(paid(no, { amount: null })), 'unknown'],
    [paid(no, { trade_state: 'ODD' }), encrypt(paid(no, { trade_state: 'ODD' })), 'unknown'],
  ]
  const another = paid(newNo())
  for (const [body, headers, kind] of [...answers, [another, encrypt(another), 'unknown'] as const]) {
    const line = await between(() => ({ body, headers }))
    expect((await line.port.query(no)).kind).toBe(kind)
    line.close()
  }
})

test('rejects a bill whose file does not match the announced hash', async () => {
  const where = JSON.stringify({
    hash_type: 'SHA1',
    hash_value: 'ab',
    download_url: 'https://elsewhere.invalid/v3/billdownload/file?token=1',
  })
  const asks: string[] = []
  const line = await between((path) => {
    asks.push(path)
    return path.includes('tradebill')
      ? { body: where, headers: encrypt(where) }
      : { body: '交易时间,商户订单号\r\n总交易单数\r\n`0' }
  })
  expect(await line.port.bill('2026-06-01')).toEqual({ kind: 'unknown' })
  // The file was requested from the provider, whatever host the answer named.
  expect(asks.some((path) => path.startsWith('/v3/billdownload/file'))).toBe(true)
  line.close()
})
