import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agendaCalls } from '@yf/contract/agenda'
import { appointmentCalls } from '@yf/contract/appointments'
import { eapAdminCalls as calls } from '@yf/contract/eap-admin'
import { eapCalls } from '@yf/contract/eap'
import { messageCalls } from '@yf/contract/messages'
import { orderCalls } from '@yf/contract/orders'
import { refusals } from '@yf/contract/refusals'
import { fromMoment } from '@yf/domain/dates'
import { orderLab, type OrderLab } from '#features/orders/test-orders.ts'
import { payingIn } from '#features/orders/test-self-paying.ts'
import { cleanUpSlots } from '#features/slots/cleanup/jobs.ts'
import { recount } from '#testkit/recount/recount.ts'
import { workOf } from '#testkit/work-of.ts'
import { adminOf } from './admin/test-eap-admin.ts'
import { eapOf, software as companyId } from './test-eap.ts'

const priceFen = 30_000
/** None of them has a package for it. */
const [one, other] = ['李若彤', '陆知行'] as const

let lab: OrderLab
let eap: ReturnType<typeof eapOf>
let staff: string
beforeAll(async () => {
  lab = await orderLab()
  eap = eapOf(lab.server)
})
afterAll(() => lab.close())
beforeEach(async () => {
  staff = await lab.server.staffTokenOf('counselling1')
  await lab.db.deleteFrom('limit_window').execute()
  for (const person of [one, other]) {
    const { result } = await lab.server.call(
      eapCalls.bookings,
      { pageNo: 1, pageSize: 50 },
      await eap.as(person),
    )
    for (const { id, state } of result.records)
      if (state < 3) await lab.server.call(eapCalls.cancel, { id }, await eap.as(person))
  }
})

const { atCashier, ask, pay, stateOf, backOf, closeUnpaid, settleRefunds } = payingIn(() => lab)
const tokenOf = async (person: string) => (await eap.as(person)).token
const bookingOf = async (person: string, id: string) =>
  (await lab.server.call(eapCalls.booking, { id }, await eap.as(person))).result
const opened = () => adminOf(lab.server, () => staff).openCounsellor({ priceFen })
const timeOf = async (counsellorId: string, inDays = 3) =>
  adminOf(lab.server, () => staff).timeOf(counsellorId, await tokenOf(one), inDays)
const book = (person: string, slotId: string, payFen: number | undefined = priceFen) =>
  eap.book(person, slotId, payFen === undefined ? {} : { payFen })

/** Held and not paid yet. */
async function held(person: string, slotId: string) {
  const { result, message } = await book(person, slotId)
  if (!result) throw new Error(message)
  return { id: result.id, orderId: result.payment!.orderId, startTime: result.startTime }
}
async function paidBooking(person: string, inDays = 3) {
  const booking = await held(person, await timeOf(await opened(), inDays))
  await pay(await tokenOf(person), booking.orderId)
  return booking
}

test('shows the price and that the member pays beside the times; another sum holds nothing', async () => {
  const counsellorId = await opened()
  const { result } = await lab.server.call(
    eapCalls.counsellor,
    { companyId, id: counsellorId },
    await eap.as(one),
  )
  expect(result).toMatchObject({ priceFen, isCovered: 0, isSold: 1, rights: null })
  const slotId = await timeOf(counsellorId)
  for (const payFen of [0, priceFen + 1])
    expect((await book(one, slotId, payFen)).code).toBe(refusals.servicePriceChanged.code)
  expect((await eap.book(one, slotId)).code).toBe(refusals.servicePriceChanged.code)
})

test('refused with a message if the company does not allow paying', async () => {
  const sells = (sells_counselling: boolean) =>
    lab.db.updateTable('company').set({ sells_counselling }).where('id', '=', companyId).execute()
  const slotId = await timeOf(await opened())
  await sells(false)
  const refused = await book(one, slotId)
  await sells(true)
  expect(refused.code).toBe(refusals.noRightLeft.code)
  expect(refused.message).toContain('未开通自费')
})

test("ten taps hold one slot with one order, and the payment makes it the member's", async () => {
  const slotId = await timeOf(await opened())
  const answers = await Promise.all(Array.from({ length: 10 }, () => book(one, slotId)))
  const done = answers.filter(({ success }) => success)
  expect(done).toHaveLength(1)
  const { id, state, payment, isCancellable } = done[0]!.result
  expect([state, isCancellable, payment]).toMatchObject([1, 1, { moneyFen: priceFen, state: 1 }])
  const token = await tokenOf(one)
  await lab.atCashier(await atCashier(token, payment!.orderId), 'pay')
  await Promise.all(Array.from({ length: 4 }, () => ask(token, payment!.orderId)))
  expect(await bookingOf(one, id)).toMatchObject({ state: 2, payment: { state: 2, payBefore: null } })
  const { result } = await lab.server.call(messageCalls.list, { tab: 2, pageNo: 1, pageSize: 5 }, { token })
  expect(result.records.filter(({ title }) => title === '心理咨询预约成功')).toHaveLength(1)
  expect(await recount(lab.db)).toEqual([])
})

test('of two members who want the last slot one holds it, and the other gets it when the first does not pay', async () => {
  const slotId = await timeOf(await opened())
  const both = await Promise.all([book(one, slotId), book(other, slotId)])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(both.filter(({ code }) => code === refusals.slotTaken.code)).toHaveLength(1)
  const [first, second] = both[0].success ? [one, other] : [other, one]
  const lost = both.find(({ success }) => success)!.result
  const tradeNo = await atCashier(await tokenOf(first), lost.payment!.orderId)
  lab.clock.advance({ minutes: 31 })
  await Promise.all([closeUnpaid(), closeUnpaid()])
  expect(await bookingOf(first, lost.id)).toMatchObject({
    state: 4,
    outcome: expect.stringContaining('付款'),
  })
  const heldBooking = await held(second, slotId)
  await pay(await tokenOf(second), heldBooking.orderId)
  // Too late: the first member's payment is refunded, and the slot stays with the second.
  await lab.atCashier(tradeNo, 'pay')
  await settleRefunds()
  expect([await stateOf(lost.payment!.orderId), await stateOf(heldBooking.orderId)]).toEqual([5, 2])
  expect(await backOf(lost.payment!.orderId)).toEqual([priceFen])
  expect(await bookingOf(second, heldBooking.id)).toMatchObject({ state: 2 })
  expect(await recount(lab.db)).toEqual([])
})

test('shows the unpaid booking in the list of all appointments, and once on the home page, among the most urgent items', async () => {
  const { id, orderId } = await held(one, await timeOf(await opened(), 1))
  const token = await tokenOf(one)
  const listed = async () =>
    (await lab.server.call(appointmentCalls.list, { pageNo: 1, pageSize: 5 }, { token })).result.records[0]
  const matters = async () => (await lab.server.call(agendaCalls.open, { companyId }, { token })).result
  const payment = { orderId, moneyFen: priceFen, state: 1, payBefore: expect.any(String) }
  expect(await listed()).toMatchObject({ id, state: 1, path: '/eap?tab=mine', payment })
  const { result } = await lab.server.call(appointmentCalls.detail, { id }, { token })
  expect(result.payment).toEqual(payment)
  const [first, ...others] = await matters()
  expect(first).toMatchObject({ kind: 'orderUnpaid', id: orderId, verb: '去付款', path: '/eap?tab=mine' })
  expect(JSON.stringify([first!.title, first!.fact])).not.toMatch(/心理|咨询/)
  expect(others.map(({ kind }) => kind)).not.toContain('counselling')
  await lab.server.call(eapCalls.cancel, { id }, { token })
  const paid = await paidBooking(one)
  expect(await listed()).toMatchObject({ id: paid.id, state: 2, payment: { state: 2, payBefore: null } })
  expect((await matters()).map((matter) => matter.kind)).not.toContain('orderUnpaid')
})

test('five cancel taps in time return slot and money once', async () => {
  const { id, orderId } = await paidBooking(one)
  const token = await tokenOf(one)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => lab.server.call(eapCalls.cancel, { id }, { token })),
  )
  expect(answers.every(({ success }) => success)).toBe(true)
  await settleRefunds()
  expect([await stateOf(orderId), await backOf(orderId)]).toEqual([7, [priceFen]])
  expect(await recount(lab.db)).toEqual([])
})

test('a cancellation concurrent with the payment has exactly one of the two outcomes', async () => {
  const { id, orderId } = await held(one, await timeOf(await opened()))
  const token = await tokenOf(one)
  await lab.atCashier(await atCashier(token, orderId), 'pay')
  await Promise.all([ask(token, orderId), lab.server.call(eapCalls.cancel, { id }, { token })])
  await settleRefunds()
  expect((await bookingOf(one, id)).state).toBe(4)
  expect(await backOf(orderId)).toEqual([priceFen])
  expect(await recount(lab.db)).toEqual([])
})

test('a late cancellation refunds nothing, and a missed session stays paid', async () => {
  const { id, orderId, startTime } = await paidBooking(one)
  lab.clock.set(new Date(fromMoment(startTime).getTime() - 23 * 3_600_000))
  const late = await lab.server.call(eapCalls.cancel, { id }, await eap.as(one))
  expect(late.code).toBe(refusals.cancelTooLate.code)
  lab.clock.set(new Date(fromMoment(startTime).getTime() + 60_000))
  staff = await lab.server.staffTokenOf('counselling1')
  await lab.server.call(calls.markNoShow, { id }, { token: staff })
  expect([await stateOf(orderId), await backOf(orderId)]).toEqual([4, []])
  expect(await recount(lab.db)).toEqual([])
})

test('an unpaid booking can be cancelled at any time before it begins', async () => {
  const { id, orderId, startTime } = await held(one, await timeOf(await opened(), 1))
  expect(fromMoment(startTime).getTime() - lab.clock.now().getTime()).toBeLessThan(36 * 3_600_000)
  lab.clock.set(new Date(fromMoment(startTime).getTime() - 5 * 60_000))
  expect((await lab.server.call(eapCalls.cancel, { id }, await eap.as(one))).success).toBe(true)
  expect([(await bookingOf(one, id)).state, await stateOf(orderId)]).toEqual([4, 5])
})

test('a payment after the beginning is refunded and books nothing', async () => {
  const { id, orderId, startTime } = await held(one, await timeOf(await opened(), 1))
  await lab.db
    .updateTable('shop_order')
    .set({ pay_by: new Date(fromMoment(startTime).getTime() + 3_600_000) })
    .where('id', '=', orderId)
    .execute()
  // No notice arrives before we query.
  await lab.play('silent')
  await lab.atCashier(await atCashier(await tokenOf(one), orderId), 'pay')
  lab.clock.set(new Date(fromMoment(startTime).getTime() + 60_000))
  await ask(await tokenOf(one), orderId)
  await lab.play('works')
  expect(await bookingOf(one, id)).toMatchObject({ state: 4, outcome: '到开始时间仍未付款' })
  await settleRefunds()
  expect([await stateOf(orderId), await backOf(orderId)]).toEqual([5, [priceFen]])
  expect(await recount(lab.db)).toEqual([])
})

test('a booking cancelled by staff is always refunded, and the session that took place is done', async () => {
  const first = await paidBooking(one, 2)
  lab.clock.set(new Date(fromMoment(first.startTime).getTime() - 3_600_000))
  staff = await lab.server.staffTokenOf('counselling1')
  const gone = await lab.server.call(calls.cancel, { id: first.id, reason: '咨询师生病' }, { token: staff })
  expect(gone.success).toBe(true)
  const { result } = await lab.server.call(orderCalls.detail, { orderId: first.orderId }, await eap.as(one))
  // The order contains neither the subject nor the reason for the cancellation.
  expect(JSON.stringify(result)).not.toMatch(/心理|咨询|生病/)
  expect(result).toMatchObject({ serviceScreen: '/eap?tab=mine', can: { refund: false } })
  await settleRefunds()
  expect([await stateOf(first.orderId), await backOf(first.orderId)]).toEqual([7, [priceFen]])

  const second = await paidBooking(other, 2)
  lab.clock.set(new Date(fromMoment(second.startTime).getTime() + 4 * 3_600_000))
  await cleanUpSlots.run({}, workOf(lab.server))
  expect((await bookingOf(other, second.id)).state).toBe(3)
  expect([await stateOf(second.orderId), await backOf(second.orderId)]).toEqual([4, []])
  expect(await recount(lab.db)).toEqual([])
})

test('a slot offered from the waitlist is held for its payment too', async () => {
  const slotId = await timeOf(await opened())
  const first = await held(one, slotId)
  const waiting = { companyId, placeId: slotId, way: 'video' as const }
  const { result: wait } = await lab.server.call(eapCalls.wait, waiting, await eap.as(other))
  expect(wait.selfFen).toBe(priceFen)
  await lab.server.call(eapCalls.cancel, { id: first.id }, await eap.as(one))
  const unsaid = await lab.server.call(eapCalls.acceptOffer, { id: wait.id }, await eap.as(other))
  expect(unsaid.code).toBe(refusals.servicePriceChanged.code)
  const acceptInput = { id: wait.id, payFen: priceFen }
  const { result } = await lab.server.call(eapCalls.acceptOffer, acceptInput, await eap.as(other))
  expect(result).toMatchObject({ state: 1, payment: { state: 1 } })
  await pay(await tokenOf(other), result.payment!.orderId)
  expect((await bookingOf(other, result.id)).state).toBe(2)
  expect(await recount(lab.db)).toEqual([])
})

test('a member gets no slot after holding and dropping six in a day', async () => {
  const slotId = await timeOf(await opened())
  for (let turn = 0; turn < 6; turn += 1) {
    const { id } = await held(one, slotId)
    await lab.server.call(eapCalls.cancel, { id }, await eap.as(one))
  }
  expect((await book(one, slotId)).code).toBe(refusals.tooOften.code)
  expect((await book(other, slotId)).success).toBe(true)
})
