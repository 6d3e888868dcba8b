import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agendaCalls } from '@yf/contract/agenda'
import { consultationCalls } from '@yf/contract/consultation'
import { orderCalls } from '@yf/contract/orders'
import { refusals } from '@yf/contract/refusals'
import { customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import { accountId, companyId, orderLab, type OrderLab } from '#features/orders/test-orders.ts'
import { payingIn } from '#features/orders/test-self-paying.ts'
import { recount } from '#testkit/recount/recount.ts'
import { workOf } from '#testkit/work-of.ts'
import { giveUp } from './jobs.ts'
import { endConsultation, transitionConsultation } from './transitions.ts'
import { takeConsultation } from './store.ts'

const priceFen = 4900
let lab: OrderLab
beforeAll(async () => {
  lab = await orderLab()
  // 林晓 has used all entitlements that her company gave her.
  await lab.db
    .updateTable('equity_package')
    .set({ end_time: new Date(lab.clock.now().getTime() - 86_400_000) })
    .where('account_id', '=', accountId)
    .where('supplier_code', 'like', '%JINLI%')
    .execute()
})
afterAll(() => lab.close())

const { atCashier, ask, pay, stateOf, backOf, closeUnpaid, settleRefunds } = payingIn(() => lab)
const call = ((row, input, options) =>
  lab.server.call(row, input, { token: lab.token, ...options })) as OrderLab['server']['call']

const input = (change: object = {}) => ({
  companyId,
  familyId: accountId,
  labelIds: [],
  words: '嗓子疼三天，有点发热',
  pictureIds: [],
  allergies: [],
  hasConsent: true,
  payFen: priceFen,
  ...change,
})
const start = (change: object = {}) => call(consultationCalls.start, input(change), { key: randomUUID() })
const quote = async () => (await call(consultationCalls.quote, { companyId, familyId: accountId })).result
const detail = async (id: string) => (await call(consultationCalls.detail, { id })).result
const deliveredToHospital = async (id: string) =>
  (
    await lab.db
      .selectFrom('outbox')
      .select('kind')
      .where('partner', '=', 'jinli')
      .where('key', '=', id)
      .execute()
  ).map(({ kind }) => kind)

/** An unpaid consultation with its order. */
async function begun() {
  const { result, message } = await start()
  if (!result) throw new Error(message)
  return { id: result.id, orderId: result.payment!.orderId }
}
const accept = (id: string) =>
  lab.inTx(async (ctx) => {
    const row = (await takeConsultation(ctx.db, companyId, id))!
    const set = { accepted_at: ctx.clock.now(), delivered_at: ctx.clock.now() }
    await transitionConsultation(ctx, row, { to: 2, actor: 'hospital', reason: '医生已接诊', set })
  })

const toPay = async () =>
  (await call(agendaCalls.open, { companyId })).result.filter(({ kind }) => kind === 'orderUnpaid')

beforeEach(async () => {
  // Ends earlier ones, as the member would, so that the next can start.
  for (const { id } of await lab.db
    .selectFrom('consultation')
    .select('id')
    .where('account_id', '=', accountId)
    .where('family_id', '=', accountId)
    .where('state', 'in', [1, 2, 5])
    .execute()) {
    const { success } = await call(consultationCalls.cancel, { id })
    if (!success) await call(consultationCalls.end, { id })
  }
})

test('an unpaid consultation comes first on the home page, without its subject, and opens its room', async () => {
  const { id, orderId } = await begun()
  const mine = (await toPay()).find((matter) => matter.id === orderId)
  expect(mine).toMatchObject({
    title: '健康服务订单待付款 ¥49.00',
    fact: expect.stringMatching(/^请在今天|^请在明天/),
    verb: '去付款',
    path: `/consultationRecord/${id}`,
  })
  expect((await call(agendaCalls.open, { companyId })).result[0]!.kind).toBe('orderUnpaid')
  await pay(lab.token, orderId)
  expect((await toPay()).map((matter) => matter.id)).not.toContain(orderId)
})

test('the quote says that the member pays, and how much; a start with another sum is refused', async () => {
  expect(await quote()).toMatchObject({ payer: 'self', priceFen, selfFen: priceFen, right: null })
  for (const payFen of [undefined, 0, priceFen - 1])
    expect((await start({ payFen })).code).toBe(refusals.servicePriceChanged.code)
  await lab.db.updateTable('company').set({ consultation_fen: 2900 }).where('id', '=', companyId).execute()
  expect(await quote()).toMatchObject({ payer: 'self', selfFen: 2900 })
  expect((await start()).code).toBe(refusals.servicePriceChanged.code)
  await lab.db.updateTable('company').set({ consultation_fen: null }).where('id', '=', companyId).execute()
})

test('refused with a message if the company does not allow paying', async () => {
  const sells = (sells_consultations: boolean) =>
    lab.db.updateTable('company').set({ sells_consultations }).where('id', '=', companyId).execute()
  await sells(false)
  expect(await quote()).toMatchObject({ payer: 'none', selfFen: 0 })
  const refused = await start()
  await sells(true)
  expect(refused.code).toBe(refusals.noConsultationLeft.code)
  expect(refused.message).toContain('未开通自费')
})

test('ten concurrent starts give one consultation and one order, which the hospital gets only after the payment', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => start()))
  const [begunOne, ...more] = answers.filter(({ success }) => success)
  expect(more).toEqual([])
  expect(answers.filter(({ code }) => code === refusals.consultationStands.code)).toHaveLength(9)
  const { id, state, payment } = begunOne!.result
  expect([state, payment]).toMatchObject([5, { moneyFen: priceFen, state: 1 }])
  expect(await quote()).toMatchObject({ openId: id })
  expect(await deliveredToHospital(id)).toEqual([])
  const message = { id, messageId: randomUUID(), writtenAt: 1, words: '在吗' }
  expect((await call(consultationCalls.send, message)).code).toBe(refusals.consultationUnpaid.code)
  expect((await call(consultationCalls.end, { id })).code).toBe(refusals.consultationNotBegun.code)

  await lab.atCashier(await atCashier(lab.token, payment!.orderId), 'pay')
  await Promise.all(Array.from({ length: 4 }, () => ask(lab.token, payment!.orderId)))
  expect(await detail(id)).toMatchObject({ state: 1, payment: { state: 2, payBefore: null } })
  expect(await deliveredToHospital(id)).toEqual(['start'])
  expect(await recount(lab.db)).toEqual([])
})

test('its order does not mention a doctor, links to the consultation, and cannot be refunded on its own', async () => {
  const { id, orderId } = await begun()
  await pay(lab.token, orderId)
  const { result } = await call(orderCalls.detail, { orderId })
  expect(result).toMatchObject({ kind: 'health', serviceScreen: `/consultationRecord/${id}` })
  expect(result.can).toMatchObject({ refund: false, cancel: false })
  expect(result.lines.map(({ name }) => name)).toEqual(['健康服务'])
  expect((await call(orderCalls.applyRefund, { orderId, reason: '不要了' })).code).toBe(
    refusals.refundAtService.code,
  )
  expect(await backOf(orderId)).toEqual([])
})

test('an unpaid consultation is cancelled after its time limit, and a late payment is refunded', async () => {
  const { id, orderId } = await begun()
  const tradeNo = await atCashier(lab.token, orderId)
  lab.clock.advance({ minutes: 29 })
  await closeUnpaid()
  expect((await detail(id)).state).toBe(5)
  lab.clock.advance({ minutes: 2 })
  await Promise.all([closeUnpaid(), closeUnpaid()])
  expect(await detail(id)).toMatchObject({ state: 4, cancelReason: '没有付款，问诊已取消' })
  await lab.atCashier(tradeNo, 'pay')
  await settleRefunds()
  expect(await stateOf(orderId)).toBe(5)
  expect((await detail(id)).state).toBe(4)
  expect(await deliveredToHospital(id)).toEqual([])
  expect(await recount(lab.db)).toEqual([])
})

test('an unpaid consultation can be cancelled here or among the orders at no cost', async () => {
  const one = await begun()
  expect((await call(consultationCalls.cancel, { id: one.id })).result).toMatchObject({ state: 4 })
  const other = await begun()
  await call(orderCalls.cancel, { orderId: other.orderId })
  expect(await detail(other.id)).toMatchObject({ state: 4 })
  expect([await stateOf(one.orderId), await stateOf(other.orderId)]).toEqual([5, 5])
  expect(await recount(lab.db)).toEqual([])
})

test('if no doctor answers the money is refunded once, with a message', async () => {
  const { id, orderId } = await begun()
  await pay(lab.token, orderId)
  lab.clock.advance({ minutes: 31 })
  await Promise.all([giveUp.run({}, workOf(lab.server)), giveUp.run({}, workOf(lab.server))])
  expect((await detail(id)).cancelReason).toBe('等待超时，医生未能接诊，费用将原路退回，您可以重新发起')
  await settleRefunds()
  expect([await stateOf(orderId), await backOf(orderId)]).toEqual([7, [priceFen]])
  expect(await recount(lab.db)).toEqual([])
})

test('five concurrent cancellations before a doctor came refund the money once', async () => {
  const { id, orderId } = await begun()
  await pay(lab.token, orderId)
  const answers = await Promise.all(Array.from({ length: 5 }, () => call(consultationCalls.cancel, { id })))
  expect(answers.every(({ success }) => success)).toBe(true)
  await settleRefunds()
  expect([await stateOf(orderId), await backOf(orderId)]).toEqual([7, [priceFen]])
  expect(await deliveredToHospital(id)).toEqual(expect.arrayContaining(['start', 'cancel']))
  expect(await recount(lab.db)).toEqual([])
})

test('of concurrent cancellation and payment one wins, and money is never lost', async () => {
  const { id, orderId } = await begun()
  await lab.atCashier(await atCashier(lab.token, orderId), 'pay')
  await Promise.all([ask(lab.token, orderId), call(consultationCalls.cancel, { id })])
  await settleRefunds()
  expect((await detail(id)).state).toBe(4)
  expect(await backOf(orderId)).toEqual([priceFen])
  expect(await recount(lab.db)).toEqual([])
})

test('after a doctor came the money is used, until customer service refunds it, once', async () => {
  const { id, orderId } = await begun()
  await pay(lab.token, orderId)
  await accept(id)
  expect((await call(consultationCalls.cancel, { id })).code).toBe(refusals.consultationBegun.code)
  await lab.inTx(async (ctx) => {
    const row = (await takeConsultation(ctx.db, companyId, id))!
    await endConsultation(ctx, row, { actor: accountId, text: '您结束了问诊' })
  })
  expect(await stateOf(orderId)).toBe(4)
  const token = await lab.server.staffTokenOf('service1')
  const { result } = await lab.server.call(
    customerServiceAdminCalls.consultations,
    { state: 3, pageNo: 1, pageSize: 100 },
    { token },
  )
  expect(result.records.find((row) => row.id === id)).toMatchObject({ isSelfPaid: 1 })
  const back = () =>
    lab.server.call(customerServiceAdminCalls.returnRight, { id, reason: 'noAnswer' }, { token })
  expect((await back()).success).toBe(true)
  expect((await back()).code).toBe(refusals.rightAlreadyBack.code)
  await settleRefunds()
  expect([await stateOf(orderId), await backOf(orderId)]).toEqual([7, [priceFen]])
  expect(await recount(lab.db)).toEqual([])
})
