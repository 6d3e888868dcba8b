import { billsAdminCalls } from '@yf/contract/bills-admin'
import { billCalls } from '@yf/contract/bills'
import { refusals } from '@yf/contract/refusals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderLab, type OrderLab } from '#features/orders/test-orders.ts'
import { idOf } from '#seeds/ids.ts'
import { recount } from '#testkit/recount/recount.ts'
import { readStates } from '#platform/transitions/state-events.ts'
import { ticketOf } from './ticket.ts'

let lab: OrderLab
let operator: { token: string }
beforeAll(async () => {
  lab = await orderLab()
})
afterAll(() => lab.close())
beforeEach(async () => {
  await lab.play('works')
  // The test advances the clock by days: no session lasts that long.
  operator = { token: await lab.server.staffTokenOf('operator1') }
})

const lines = [
  { name: '洁牙套餐', quantity: 2, unitFen: 9_900 },
  { name: '口腔检查', quantity: 1, unitFen: 5_200 },
]
const billInput = { title: '口腔服务账单', payerName: '柳如烟', phone: '13711112222', lines, validDays: 7 }
const dayMs = 86_400_000

async function newBill(more: object = {}) {
  const made = await lab.server.call(billsAdminCalls.makeBill, { ...billInput, ...more }, operator)
  const { id } = made.result
  const row = () =>
    lab.db.selectFrom('public_bill').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const ticket = ticketOf(lab.server.services.cipher, { billId: id, until: (await row()).expires_at })
  return { id, ticket, row, made: made.result }
}
const look = (ticket: string, ask?: 1) => lab.server.call(billCalls.bill, { ticket, ...(ask ? { ask } : {}) })
const pay = (ticket: string) => lab.server.call(billCalls.payBill, { ticket, way: 'h5' })
const tradeNoOf = async (ticket: string) => (await pay(ticket)).result.url!.split('/').at(-1)!

test('anybody with the link sees lines, sum and the masked payer, without an account', async () => {
  const { ticket, made } = await newBill()
  expect(made).toMatchObject({
    amountFen: 25_000,
    payerName: '柳*烟',
    phone: '137****2222',
    companyName: null,
  })
  const { result } = await look(ticket)
  expect(result).toMatchObject({
    title: '口腔服务账单',
    amountFen: 25_000,
    state: 'open',
    payerName: '柳*烟',
  })
  expect(result.lines).toEqual(lines)
})

test('a link that is forged, names another bill or has expired opens nothing', async () => {
  const [one, other] = [await newBill(), await newBill()]
  const [, end, ...sign] = one.ticket.split('.')
  const forged = [
    `${one.ticket.slice(0, -1)}${one.ticket.endsWith('A') ? 'B' : 'A'}`,
    [other.id, end, ...sign].join('.'),
    [one.id, (Date.now() + 900 * dayMs).toString(36), ...sign].join('.'),
    `${one.id}.${end}`,
    `${one.id}.!.${sign.join('.')}`.replace('!', '_'),
  ]
  for (const ticket of forged) {
    expect((await look(ticket)).code).toBe(refusals.billLinkWrong.code)
    expect((await pay(ticket)).code).toBe(refusals.billLinkWrong.code)
  }
  expect((await look('short')).http).toBe(400)
  lab.clock.advance({ days: 8 })
  expect((await look(one.ticket)).code).toBe(refusals.billLinkExpired.code)
  expect((await pay(one.ticket)).code).toBe(refusals.billLinkExpired.code)
})

test('a stranger pays, the page polls until the payment is confirmed, and the bill is paid once', async () => {
  const { id, ticket, row } = await newBill()
  // Repeated calls from any device return the same payment.
  const urls = await Promise.all([1, 2, 3, 4].map(() => tradeNoOf(ticket)))
  expect(new Set(urls).size).toBe(1)
  expect((await look(ticket, 1)).result).toMatchObject({ state: 'open', isSure: 1 })
  await lab.atCashier(urls[0]!, 'pay')
  const looks = await Promise.all([1, 2, 3].map(() => look(ticket, 1)))
  expect(looks.at(-1)!.result).toMatchObject({ state: 'paid', stateName: '已支付' })
  expect(await row()).toMatchObject({ state: 'paid', amount_fen: 25_000 })
  expect((await pay(ticket)).code).toBe(refusals.billNotPayable.code)
  const history = await readStates(lab.db, { companyId: null, kind: 'bill', id })
  expect(history.map(({ to_state }) => to_state)).toEqual(['open', 'paid'])
  // A paid bill is still shown after the link has expired.
  lab.clock.advance({ days: 8 })
  expect((await look(ticket)).result).toMatchObject({ state: 'paid' })
})

test('of two concurrent payments one counts and the other is refunded automatically', async () => {
  const { id, ticket } = await newBill()
  const first = await tradeNoOf(ticket)
  const inWechat = { ticket, way: 'jsapi', openId: 'o-stranger-1' } as const
  expect((await lab.server.call(billCalls.payBill, inWechat)).success).toBe(true)
  const payments = await lab.paymentsOf({ id })
  expect(payments.map(({ state, way }) => [way, state])).toEqual([
    ['h5', 'closed'],
    ['jsapi', 'open'],
  ])
  await lab.atCashier(first, 'pay')
  await lab.atCashier(payments[1]!.id.replaceAll('-', ''), 'pay')
  await lab.round()
  await lab.round()
  const after = await lab.paymentsOf({ id })
  expect(after.filter(({ counts }) => counts)).toHaveLength(1)
  const unwanted = after.filter(({ state, counts }) => state === 'paid' && !counts)
  for (const { refunded_fen, paid_fen } of unwanted) expect(refunded_fen).toBe(paid_fen)
})

test('inside WeChat a visitor without an OpenID gets a request to open the link again', async () => {
  const { ticket } = await newBill()
  const refused = await lab.server.call(billCalls.payBill, { ticket, way: 'jsapi' })
  expect(refused.code).toBe(refusals.payNeedsWechat.code)
})

test('a cancelled bill cannot be paid, and a late payment is refunded', async () => {
  const { id, ticket } = await newBill({ companyId: idOf('company', 'haina') })
  const tradeNo = await tradeNoOf(ticket)
  // No notification: staff cancel the bill before the payment is known.
  await lab.play('silent')
  await lab.atCashier(tradeNo, 'pay')
  await lab.play('works')
  const reason = '金额有误'
  const voided = await lab.server.call(billsAdminCalls.voidBill, { id, reason }, operator)
  expect(voided.result).toMatchObject({ state: 'void', companyName: '海纳制造' })
  expect((await pay(ticket)).code).toBe(refusals.billNotPayable.code)
  await lab.round()
  const [payment] = await lab.paymentsOf({ id })
  expect(payment).toMatchObject({ state: 'paid', counts: false, refunded_fen: 25_000 })
  const again = await lab.server.call(billsAdminCalls.voidBill, { id, reason }, operator)
  expect(again.code).toBe(refusals.billSettled.code)
})

test('a payment that was begun and never made is closed after its time limit, and no longer queried', async () => {
  const { id, ticket, row } = await newBill()
  await tradeNoOf(ticket)
  const payment = async () => (await lab.paymentsOf({ id }))[0]!
  const { expires_at } = await payment()
  // A round runs after 65 minutes: this payment is one second short of the hour during which rounds skip it.
  const seconds = Math.floor((expires_at.getTime() - lab.clock.now().getTime()) / 1000)
  lab.clock.advance({ seconds: seconds + 3600 - 1 - 65 * 60 })
  await lab.round()
  expect(await payment()).toMatchObject({ state: 'open' })
  await lab.round()
  expect(await payment()).toMatchObject({ state: 'closed', to_close: false })
  const { tries } = await payment()
  lab.clock.advance({ days: 3 })
  await lab.round()
  expect((await payment()).tries).toBe(tries)
  // The bill itself stays open, for another link.
  expect(await row()).toMatchObject({ state: 'open' })
})

test('sends the link by text message, again on request, and never returns or audits it', async () => {
  const { id, ticket, row } = await newBill({ validDays: 1 })
  const before = (await row()).expires_at
  const sent = await lab.server.call(billsAdminCalls.sendBill, { id }, operator)
  expect((await row()).expires_at.getTime()).toBeGreaterThan(before.getTime())
  const messages = await lab.db
    .selectFrom('outbox')
    .select('kind')
    .where('partner', '=', 'sms')
    .where('kind', '=', 'bill')
    .execute()
  expect(messages.length).toBeGreaterThanOrEqual(2)
  const list = await lab.server.call(billsAdminCalls.bills, { pageNo: 1, pageSize: 20 }, operator)
  const auditEvents = await lab.db.selectFrom('audit_event').selectAll().execute()
  const published = JSON.stringify([sent, list, auditEvents])
  expect(published).not.toContain(ticket.split('.').at(-1))
  expect(published).not.toContain('13711112222')
  expect(auditEvents.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['makeBill', 'sendBill', 'voidBill', 'listBills']),
  )
})

test('staff without the permission cannot make bills', async () => {
  for (const account of ['finance1', 'senior1', 'hr1']) {
    const token = await lab.server.staffTokenOf(account)
    expect((await lab.server.call(billsAdminCalls.makeBill, billInput, { token })).code).toBe(
      refusals.dutyNotHeld.code,
    )
  }
})

test('keeps stock, draws and balances consistent after all tests', async () => {
  expect(await recount(lab.db)).toEqual([])
})
