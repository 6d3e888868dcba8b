import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { urlOf } from '@yf/contract/call'
import { orderCalls } from '@yf/contract/orders'
import { paymentEvents } from '@yf/contract/payments-events'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { platformHeaders, encryptResource } from '@yf/partner-contract/wechat-pay'
import { sandboxPlatformKey } from '@yf/partner-contract/wechat-pay-sandbox-keys'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recount } from '#testkit/recount/recount.ts'
import { bindSubject } from '#features/identity/public.ts'
import { closeUnpaidJob } from '#features/orders/timers.ts'
import { shipOrder } from '#features/orders/shipping.ts'
import { accountId, orderLab, type OrderLab } from '#features/orders/test-orders.ts'
import { takeOrder, type OrderRow } from '#features/orders/store.ts'
import { reconcileJob } from './reconcile-job.ts'
import { tryRefundAgain } from './refund-job.ts'

let lab: OrderLab
beforeAll(async () => {
  lab = await orderLab()
})
afterAll(() => lab.close())
beforeEach(async () => {
  await lab.play('works')
})

const mine = () => ({ token: lab.token })
const result = async (order: OrderRow) =>
  (await lab.server.call(orderCalls.payResult, { orderId: order.id }, mine())).result
const returnedOf = async (order: OrderRow) =>
  (await lab.server.call(orderCalls.detail, { orderId: order.id }, mine())).result.returnedPayments
const alertsOf = (kind: string) =>
  lab.db.selectFrom('staff_alert').select('text').where('kind', '=', kind).execute()

interface NoticeOptions {
  readonly id?: string
  readonly fen?: number
  readonly at?: number
  readonly key?: string
  readonly merchant?: string
  readonly apiKey?: string
  /** Applied after the signature. */
  readonly spoil?: (body: string) => string
}

/** A notice of the provider, or a forged one. */
async function sendNotice(tradeNo: string, notice: NoticeOptions = {}) {
  const { id = randomUUID(), fen = 25_000, at = Date.now(), spoil = (body) => body } = notice
  const trade = {
    mchid: notice.merchant ?? '1900000001',
    out_trade_no: tradeNo,
    transaction_id: `4200${tradeNo.slice(0, 12)}`,
    trade_state: 'SUCCESS',
    success_time: lab.clock.now().toISOString(),
    amount: { total: fen },
  }
  const apiKey = notice.apiKey ?? 'sandbox-wechat-pay-api-v3-key-32'
  const resource = encryptResource(trade, { apiKey, nonce: '0123456789ab', type: 'transaction' })
  const body = JSON.stringify({ id, event_type: 'TRANSACTION.SUCCESS', resource })
  const encrypted = { timestamp: String(Math.floor(at / 1000)), nonce: randomUUID(), body }
  const signer = { serial: 'SANDBOXPLATFORM0001', privateKey: notice.key ?? sandboxPlatformKey }
  const response = await lab.server.fetch(urlOf(paymentEvents.paid), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...platformHeaders(encrypted, signer) },
    body: spoil(body),
  })
  return response.status
}

test('after payment at the cashier and its notice the order waits for shipment', async () => {
  const order = await lab.place()
  await lab.atCashier(await lab.open(order), 'pay')
  await expect.poll(() => lab.stateOf(order)).toBe(2)
  expect(await lab.paymentsOf(order)).toMatchObject([
    { state: 'paid', counts: true, paid_fen: 25_000, refunded_fen: 0 },
  ])
})

test.each(['twice', 'early'])('a notice that comes %s counts once', async (how) => {
  const order = await lab.place()
  const tradeNo = await lab.open(order)
  await lab.play(how)
  await lab.atCashier(tradeNo, 'pay')
  await expect.poll(() => lab.stateOf(order)).toBe(2)
  expect(await lab.refundsOf(order)).toEqual([])
})

test('a notice that comes after the query is accepted and changes nothing', async () => {
  await lab.play('silent')
  const order = await lab.payByAsking(await lab.place())
  expect(await sendNotice(await lab.tradeNoOf(order))).toBe(200)
  expect([await lab.stateOf(order), await lab.refundsOf(order)]).toEqual([2, []])
})

test("without a notice the app's message triggers a query, and without either the round does", async () => {
  await lab.play('silent')
  const [queried, forgotten] = [await lab.place(), await lab.place()]
  for (const order of [queried, forgotten]) await lab.atCashier(await lab.open(order), 'pay')
  expect(await result(queried)).toEqual({ isPaid: 1, isSure: 1, declined: null, state: 2 })
  expect(await lab.stateOf(forgotten)).toBe(1)
  await lab.round()
  expect(await lab.stateOf(forgotten)).toBe(2)
})

test("only the provider's answer counts: an unpaid trade stays unpaid, and a declined one can be paid again", async () => {
  const order = await lab.place()
  const tradeNo = await lab.open(order)
  const open = { isPaid: 0, isSure: 1, declined: null, state: 1 }
  expect(await result(order)).toEqual(open)
  for (const [action, declined] of [
    ['refuse', 'funds'],
    ['overLimit', 'limit'],
    ['bankRefuses', 'other'],
  ] as const) {
    await lab.atCashier(tradeNo, action)
    expect(await result(order)).toEqual({ ...open, declined })
  }
  await lab.play('down')
  expect(await result(order)).toEqual({ ...open, isSure: 0 })
  await lab.play('works')
  await lab.atCashier(tradeNo, 'pay')
  await expect.poll(() => lab.stateOf(order)).toBe(2)
  expect(await result(order)).toEqual({ isPaid: 1, isSure: 1, declined: null, state: 2 })
})

test('a repeated request returns the same payment; with the provider down it is refused and works later', async () => {
  const order = await lab.place()
  await lab.play('down')
  const refused = await lab.server.call(orderCalls.pay, { orderId: order.id, way: 'h5' }, mine())
  expect(refused.code).toBe(4201)
  await lab.play('works')
  const numbers = await Promise.all(Array.from({ length: 5 }, () => lab.open(order)))
  expect([new Set(numbers).size, (await lab.paymentsOf(order)).length]).toEqual([1, 1])
})

test('inside WeChat the page gets its signing parameters; a member without WeChat gets a message', async () => {
  const order = await lab.place()
  expect((await lab.server.call(orderCalls.pay, { orderId: order.id, way: 'jsapi' }, mine())).code).toBe(4202)
  await lab.inTx(({ db }) =>
    bindSubject(db, accountId, { provider: 'wechat', subject: 'oSandboxPayer' }, lab.clock.now()),
  )
  const { result: payWith } = await lab.server.call(
    orderCalls.pay,
    { orderId: order.id, way: 'jsapi' },
    mine(),
  )
  expect(payWith).toMatchObject({
    way: 'jsapi',
    url: null,
    jsapi: { signType: 'RSA', package: expect.stringMatching(/^prepay_id=wx/) },
  })
})

test('ten concurrent copies of a notice, and another after the order was sent, change nothing', async () => {
  const order = await lab.place()
  const tradeNo = await lab.open(order)
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendNotice(tradeNo, { id })))
  expect(answers).toEqual(Array.from({ length: 10 }, () => 200))
  await lab.inTx(async (inner) => {
    const parcels = [{ courier: 'shunfeng' as const, parcelNo: `SF${randomUUID()}` }]
    await shipOrder(inner, await takeOrder(inner.db, order), { parcels, actor: 'system' })
  })
  expect([await sendNotice(tradeNo, { id }), await sendNotice(tradeNo)]).toEqual([200, 200])
  expect(await lab.stateOf(order)).toBe(3)
  const transitions = await lab.db
    .selectFrom('state_event')
    .select('to_state')
    .where('subject_id', '=', order.id)
    .execute()
  expect(transitions.map(({ to_state }) => to_state).toSorted()).toEqual(['1', '2', '3'])
})

test('rejects notices that are forged, damaged, old, encrypted for others or about another merchant', async () => {
  const order = await lab.place()
  const tradeNo = await lab.open(order)
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  })
  expect(await sendNotice(tradeNo, { key: other.toString() })).toBe(401)
  expect(await sendNotice(tradeNo, { spoil: (body) => body.replace('TRANSACTION', 'TRANSACTIOM') })).toBe(401)
  expect(await sendNotice(tradeNo, { at: Date.now() - 6 * 60_000 })).toBe(401)
  expect(await sendNotice(tradeNo, { apiKey: 'another-wechat-pay-api-v3-key-32' })).toBe(401)
  expect(await sendNotice(tradeNo, { merchant: '1900000002' })).toBe(401)
  expect([await lab.stateOf(order), (await lab.paymentsOf(order))[0]!.state]).toEqual([1, 'open'])
  // A notice about an unknown trade is accepted, so that it is not repeated for days.
  expect(await sendNotice(randomUUID().replaceAll('-', ''))).toBe(200)
})

test('a different sum never counts, in a notice or an answer, and staff are alerted', async () => {
  const [notice, queried] = [await lab.place(), await lab.place()]
  await lab.atCashier(await lab.open(notice), 'payMore')
  await expect.poll(async () => (await lab.paymentsOf(notice))[0]!.state).toBe('otherSum')
  await lab.play('silent')
  const tradeNo = await lab.open(queried)
  await lab.atCashier(tradeNo, 'payMore')
  expect(await result(queried)).toMatchObject({ isPaid: 0, state: 1 })
  expect([await lab.stateOf(notice), await lab.stateOf(queried)]).toEqual([1, 1])
  expect(await lab.paymentsOf(queried)).toMatchObject([
    { state: 'otherSum', paid_fen: 25_001, counts: false },
  ])
  const text = (await alertsOf('otherSum')).map((alert) => alert.text).join()
  expect(text).toContain(`支付单 ${tradeNo} 应收 ¥250.00，支付方称收到 ¥250.01`)
})

test('a declined payment is closed with its order', async () => {
  const order = await lab.place()
  const tradeNo = await lab.open(order)
  await lab.atCashier(tradeNo, 'refuse')
  lab.clock.advance({ minutes: 30 })
  await closeUnpaidJob.run({}, lab.ctx)
  expect(await lab.stateOf(order)).toBe(5)
  expect(await result(order)).toEqual({ isPaid: 0, isSure: 1, declined: null, state: 5 })
})

test('a payment after closing is recorded and refunded automatically', async () => {
  const order = await lab.place()
  const tradeNo = await lab.open(order)
  lab.clock.advance({ minutes: 30 })
  await closeUnpaidJob.run({}, lab.ctx)
  expect(await lab.stateOf(order)).toBe(5)
  await lab.round()
  expect((await lab.tradeOf(tradeNo)).trade?.state).toBe('CLOSED')
  await lab.atCashier(tradeNo, 'payLate')
  await expect.poll(async () => (await lab.paymentsOf(order))[0]!.state).toBe('paid')
  expect(await returnedOf(order)).toMatchObject([{ moneyFen: 25_000, reason: 'late' }])
  await lab.round()
  expect(await returnedOf(order)).toEqual([{ moneyFen: 25_000, reason: 'late', isBack: 1 }])
  expect(await lab.refundsOf(order)).toMatchObject([
    { effect: 'unwanted', amount_fen: 25_000, state: 'done' },
  ])
  expect([await lab.stateOf(order), (await lab.tradeOf(tradeNo)).refunds.length]).toEqual([5, 1])
})

test('a payment in the last second, while the provider is silent, is queried before the order is closed', async () => {
  await lab.play('silent')
  const order = await lab.place()
  await lab.atCashier(await lab.open(order), 'pay')
  await lab.play('down')
  lab.clock.advance({ minutes: 31 })
  await closeUnpaidJob.run({}, lab.ctx)
  expect(await lab.stateOf(order)).toBe(1)
  await lab.play('silent')
  await closeUnpaidJob.run({}, lab.ctx)
  expect(await lab.stateOf(order)).toBe(2)
})

test('a long outage of the provider does not keep an order open, and a payment made meanwhile is refunded', async () => {
  await lab.play('silent')
  const order = await lab.place()
  await lab.atCashier(await lab.open(order), 'pay')
  await lab.play('down')
  lab.clock.advance({ minutes: 41 })
  await closeUnpaidJob.run({}, lab.ctx)
  expect(await lab.stateOf(order)).toBe(5)
  await lab.play('silent')
  await lab.round()
  await lab.round()
  expect(await lab.refundsOf(order)).toMatchObject([{ effect: 'unwanted', state: 'done' }])
})

test('of two concurrent payments by different ways one counts, and the other is recorded and refunded', async () => {
  const order = await lab.place()
  const byBrowser = await lab.open(order)
  await lab.server.call(orderCalls.pay, { orderId: order.id, way: 'jsapi' }, mine())
  const inWechat = (await lab.paymentsOf(order)).find(({ way }) => way === 'jsapi')!.id.replaceAll('-', '')
  await Promise.all([lab.atCashier(byBrowser, 'pay'), lab.atCashier(inWechat, 'pay')])
  const states = async () => (await lab.paymentsOf(order)).map(({ state }) => state)
  await expect.poll(states).toEqual(['paid', 'paid'])
  expect((await lab.paymentsOf(order)).filter(({ counts }) => counts)).toHaveLength(1)
  await lab.round()
  expect(await returnedOf(order)).toEqual([{ moneyFen: 25_000, reason: 'twice', isBack: 1 }])
  expect(await lab.refundsOf(order)).toMatchObject([
    { effect: 'unwanted', amount_fen: 25_000, state: 'done' },
  ])
  expect(await lab.stateOf(order)).toBe(2)
})

test('of fifty concurrent payments of one order one counts, and the surplus is refunded once', async () => {
  const order = await lab.place()
  const fifty = Array.from({ length: 50 }, (_, no) => no)
  const ways = ['h5', 'jsapi'] as const
  const queried = await Promise.all(
    fifty.map((no) => lab.server.call(orderCalls.pay, { orderId: order.id, way: ways[no % 2]! }, mine())),
  )
  expect(queried.filter(({ success }) => !success)).toEqual([])
  // A repeated request for one way is the same payment: a third payment cannot exist.
  const trades = (await lab.paymentsOf(order)).map(({ id }) => id.replaceAll('-', ''))
  expect(trades).toHaveLength(2)
  await Promise.all(trades.map((tradeNo) => lab.atCashier(tradeNo, 'pay')))
  const notice = await Promise.all(fifty.map((no) => sendNotice(trades[no % 2]!)))
  expect(new Set(notice)).toEqual(new Set([200]))
  const paid = async () => (await lab.paymentsOf(order)).filter(({ state }) => state === 'paid').length
  await expect.poll(paid).toBe(2)
  expect((await lab.paymentsOf(order)).filter(({ counts }) => counts)).toHaveLength(1)
  await lab.round()
  await lab.round()
  expect(await lab.refundsOf(order)).toMatchObject([
    { effect: 'unwanted', amount_fen: 25_000, state: 'done' },
  ])
  const transitions = await lab.db
    .selectFrom('state_event')
    .select('to_state')
    .where('subject_id', '=', order.id)
    .execute()
  expect(transitions.map(({ to_state }) => to_state).toSorted()).toEqual(['1', '2'])
})

test('staff are alerted to a refund that the provider refuses, and the same number is sent again', async () => {
  const order = await lab.payByAsking(await lab.place())
  await lab.play('broke')
  await lab.server.call(orderCalls.applyRefund, { orderId: order.id, reason: '买错了' }, mine())
  await lab.round()
  const [refund] = await lab.refundsOf(order)
  expect([refund!.state, await lab.stateOf(order)]).toEqual(['failed', 6])
  expect(
    (await alertsOf('refundFailed')).some(
      ({ text }) => text.includes(refund!.id.replaceAll('-', '')) && text.includes(order.order_no),
    ),
  ).toBe(true)
  await lab.play('works')
  expect(await lab.inTx((inner) => tryRefundAgain(inner, refund!))).toBe(true)
  expect(await lab.inTx((inner) => tryRefundAgain(inner, refund!))).toBe(false)
  await lab.round()
  expect([(await lab.refundsOf(order)).map(({ state }) => state), await lab.stateOf(order)]).toEqual([
    ['done'],
    7,
  ])
})

test.each(['laterBack', 'cut', 'down'])(
  'a refund in doubt (%s) is queried until it ends, and is made once',
  async (how) => {
    const order = await lab.payByAsking(await lab.place())
    await lab.play(how)
    // The provider received the interrupted call and sends a notice at once: it cannot be recorded before this ends.
    await lab.inTx(async ({ db }) => {
      await sql`lock table partner_event in exclusive mode`.execute(db)
      await lab.server.call(orderCalls.applyRefund, { orderId: order.id, reason: '买错了' }, mine())
      await lab.round()
      expect((await lab.refundsOf(order))[0]!.state).toBe('waiting')
    })
    await lab.play('silent')
    await lab.round()
    expect([(await lab.refundsOf(order)).map(({ state }) => state), await lab.stateOf(order)]).toEqual([
      ['done'],
      7,
    ])
    expect((await lab.tradeOf(await lab.tradeNoOf(order))).refunds).toHaveLength(1)
  },
)

test("compares a day's bill with our books; differences are stored for staff and change nothing", async () => {
  lab.clock.advance({ days: 3 })
  const day = shanghaiDay(lab.clock.now())
  const [agreed, unknownThere, otherSum] = [await lab.place(), await lab.place(), await lab.place()]
  for (const order of [agreed, unknownThere, otherSum]) await lab.payByAsking(order)
  const set = (order: OrderRow, changes: object) =>
    lab.db.updateTable('incoming_payment').set(changes).where('subject_id', '=', order.id).execute()
  const lost = randomUUID()
  await set(otherSum, { paid_fen: 24_999 })
  await lab.db
    .updateTable('unique_key')
    .set({ key: lost })
    .where('key', '=', (await lab.paymentsOf(unknownThere))[0]!.id)
    .execute()
  await set(unknownThere, { id: lost })
  const strange = {
    at: `${day} 12:00:00`,
    appId: '',
    merchantId: '',
    transactionId: '42',
    outTradeNo: 'of somebody',
    state: 'SUCCESS',
    paidFen: 100,
    outRefundNo: '',
    refundId: '',
    refundFen: 0,
    description: '',
  }
  await fetch(`${lab.sandbox.url}/wechat-pay/strange-lines`, {
    method: 'POST',
    body: JSON.stringify(strange),
  })
  lab.clock.advance({ days: 1 })
  await reconcileJob.run({}, lab.ctx)
  await reconcileJob.run({ day }, lab.ctx)
  const found = await lab.db
    .selectFrom('payment_difference')
    .select(['kind', 'trade_no', 'ours_fen', 'theirs_fen'])
    .execute()
  expect(found.map(({ kind, ours_fen, theirs_fen }) => [kind, ours_fen, theirs_fen]).toSorted()).toEqual([
    ['paymentNotHere', null, 100],
    ['paymentNotHere', null, 25_000],
    ['paymentNotThere', 25_000, null],
    ['paymentSum', 24_999, 25_000],
  ])
  expect(await alertsOf('billDifference')).toMatchObject([{ text: `${day} 微信支付对账有 4 处差异，请核对` }])
  expect(await lab.stateOf(agreed)).toBe(2)
  await set(otherSum, { paid_fen: 25_000 })
  // A day without a payment has no bill, and a provider that is down is queried again.
  await reconcileJob.run({ day: addDays(day, -300) }, lab.ctx)
  await lab.play('down')
  await expect(reconcileJob.run({ day }, lab.ctx)).rejects.toThrow('cannot be had')
})

test('afterwards everything adds up', async () => {
  expect(await recount(lab.db)).toEqual([])
})
