import { staffCalls } from '@yf/contract/staff'
import { randomUUID } from 'node:crypto'
import { prefixes } from '@yf/contract/call'
import { afterSaleCalls } from '@yf/contract/after-sales'
import { claimCalls } from '@yf/contract/claims'
import { orderCalls } from '@yf/contract/orders'
import { ordersAdminCalls } from '@yf/contract/orders-admin'
import { pharmacyCalls } from '@yf/contract/pharmacy'
import { consultationCalls } from '@yf/contract/consultation'
import { refusals } from '@yf/contract/refusals'
import { pharmacyEvents, type PharmacyEvent } from '@yf/partner-contract/jinli-pharmacy'
import { signedHeaders } from '@yf/partner-contract/signed-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { enterMall } from '#testkit/mall-token.ts'
import { recount } from '#testkit/recount/recount.ts'
import { idOf } from '#seeds/ids.ts'
import { closeUnpaidJob } from '#features/orders/timers.ts'
import {
  companyOf,
  hospitalLab,
  hospitalSecret,
  type HospitalLab,
} from '#features/consultation/test-hospital.ts'
import { becomePaid } from '#features/orders/become-paid.ts'
import { setStock, stockOf, takeOrder } from '#features/orders/public.ts'
import { applyRefund } from '#features/payments/refund-job.ts'
import { insertPayment, refundsOf } from '#features/payments/store.ts'
import { newId } from '#platform/ids.ts'
import { medicineId } from './events.ts'

let lab: HospitalLab
let token: string
beforeAll(async () => {
  lab = await hospitalLab()
  token = await lab.tokenOf('linxiao')
})
afterAll(() => lab.close())

const addressId = idOf('address', 'linxiao/home')

/** A prescription of 林晓's that the pharmacist has approved. */
async function prescription(codes = 'M004', allergies: string[] = []): Promise<string> {
  const { id } = await lab.begin('linxiao', { allergies })
  await vi.waitFor(async () => expect(await lab.actAtHospital(id, 'take')).toBe(204), { timeout: 10_000 })
  await lab.actAtHospital(id, 'prescribe', { codes, quantity: 2 })
  const rx = await vi.waitFor(
    async () => {
      const { result } = await lab.server.call(
        consultationCalls.prescriptions,
        { companyId: companyOf('linxiao'), pageNo: 1, pageSize: 10 },
        { token },
      )
      const found = result.records.find(({ consultationId }) => consultationId === id)
      expect(found).toBeDefined()
      return found!
    },
    { timeout: 10_000 },
  )
  const { prescription_no } = await lab.server.db
    .selectFrom('prescription')
    .select('prescription_no')
    .where('id', '=', rx.id)
    .executeTakeFirstOrThrow()
  await fetch(`${lab.sandbox.url}/jinli/controls/${id}/prescriptions/${prescription_no}/pass`, {
    method: 'POST',
  })
  await vi.waitFor(
    async () => expect((await quote(rx.id)).code).not.toBe(refusals.prescriptionNotUsable.code),
    { timeout: 10_000 },
  )
  await lab.actAtHospital(id, 'end')
  await vi.waitFor(async () => expect((await lab.detailOf('linxiao', id)).state).toBe(3), { timeout: 10_000 })
  return rx.id
}

const quote = (prescriptionId: string, points = 0, as = token) =>
  lab.server.call(pharmacyCalls.quote, { prescriptionId, points }, { token: as })
const placeMedicineOrder = (prescriptionId: string, more: object = {}, key: string = randomUUID()) =>
  lab.server.call(
    pharmacyCalls.placeOrder,
    { prescriptionId, addressId, points: 0, moneyFen: 0, hasReadWarnings: false, ...more },
    { token, key },
  )
const detail = async (orderId: string) =>
  (await lab.server.call(orderCalls.detail, { orderId }, { token })).result
const drugLeft = async () => {
  const { total, used } = await lab.server.db
    .selectFrom('equity_package')
    .select(['total', 'used'])
    .where('id', '=', idOf('package', 'lin-drug'))
    .executeTakeFirstOrThrow()
  return total - used
}

async function sendEvent(event: PharmacyEvent, data: object, secret = hospitalSecret): Promise<number> {
  const { path, type } = pharmacyEvents[event]
  const body = JSON.stringify({ id: randomUUID(), type, data })
  const encrypted = { timestamp: String(Date.now()), nonce: randomUUID(), body }
  const init = { method: 'POST', headers: signedHeaders(encrypted, secret), body }
  return (await lab.server.fetch(prefixes.partner + path, init)).status
}
const atPharmacy = async (orderId: string) => {
  const orders = (await (await fetch(`${lab.sandbox.url}/jinli/pharmacy`)).json()) as {
    orderNo: string
    state: string
    receiver: { address: string }
  }[]
  return orders.find(({ orderNo }) => orderNo === orderId)
}
const pharmacyAct = (orderId: string, action: string) =>
  fetch(`${lab.sandbox.url}/jinli/pharmacy/${orderId}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })

test('the benefit pays, the pharmacy sends, and the member confirms and rates the order; the prescription is used', async () => {
  const rx = await prescription()
  const before = await drugLeft()
  const quoted = (await quote(rx)).result
  expect(quoted).toMatchObject({ totalFen: 4380, benefit: { takesFen: 4380 }, moneyFen: 0, warnings: [] })
  const placed = await placeMedicineOrder(rx)
  expect(placed.result).toMatchObject({ state: 2, moneyFen: 0 })
  const { orderId } = placed.result
  expect(await drugLeft()).toBe(before - 4380)
  expect((await placeMedicineOrder(rx)).code).toBe(refusals.prescriptionNotUsable.code)

  await vi.waitFor(async () => expect(await atPharmacy(orderId)).toBeDefined(), { timeout: 10_000 })
  expect((await atPharmacy(orderId))?.receiver.address).toContain('阜通东大街')
  await pharmacyAct(orderId, 'send')
  await vi.waitFor(async () => expect((await detail(orderId)).state).toBe(3), { timeout: 10_000 })
  expect((await detail(orderId)).parcels).toHaveLength(1)
  // The member paid nothing, so there is nothing to invoice.
  expect((await pharmacyAct(orderId, 'invoice')).status).not.toBe(204)
  const evaluate = (stars: 5 | 1) =>
    lab.server.call(pharmacyCalls.evaluate, { orderId, stars, words: '很快' }, { token, key: randomUUID() })
  expect((await evaluate(5)).code).toBe(refusals.orderNotDone.code)
  const confirm = () => lab.server.call(pharmacyCalls.confirm, { orderId }, { token, key: randomUUID() })
  expect((await confirm()).success).toBe(true)
  expect((await confirm()).code).toBe(refusals.orderNotOnItsWay.code)
  expect((await evaluate(5)).success).toBe(true)
  expect((await evaluate(1)).code).toBe(refusals.orderEvaluated.code)
  const rows = await lab.server.db.selectFrom('medicine_order').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('很快')
  expect(await recount(lab.server.db)).toEqual([])
})

test('two concurrent orders of one prescription give one order, and a repeated key the same order', async () => {
  const rx = await prescription()
  const answers = await Promise.all([placeMedicineOrder(rx), placeMedicineOrder(rx), placeMedicineOrder(rx)])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  const again = await prescription()
  const key = randomUUID()
  const same = await Promise.all([placeMedicineOrder(again, {}, key), placeMedicineOrder(again, {}, key)])
  expect(new Set(same.filter(({ success }) => success).map(({ result }) => result.orderId)).size).toBe(1)
})

test("a pharmacist's refusal returns everything, and the prescription can be used again", async () => {
  const rx = await prescription()
  const [left, stock] = [await drugLeft(), await stockOf(lab.server.db, medicineId('M004'))]
  const { orderId } = (await placeMedicineOrder(rx)).result
  await vi.waitFor(async () => expect(await atPharmacy(orderId)).toBeDefined(), { timeout: 10_000 })
  await pharmacyAct(orderId, 'refuse')
  await vi.waitFor(async () => expect((await detail(orderId)).state).toBe(7), { timeout: 10_000 })
  expect(await drugLeft()).toBe(left)
  expect(await stockOf(lab.server.db, medicineId('M004'))).toBe(stock)
  expect((await quote(rx)).success).toBe(true)
  // A refused order is never sent, whatever event arrives.
  expect(
    await sendEvent('sent', {
      orderNo: orderId,
      parcels: [{ courier: 'shunfeng', parcelNo: 'SF1234567890' }],
    }),
  ).toBe(200)
  expect((await detail(orderId)).state).toBe(7)
  expect(await recount(lab.server.db)).toEqual([])
})

test.each([
  ['is down', 'down'],
  ['is cut off', 'cut'],
  ['speaks of another order', 'lies'],
])(
  'if the pharmacy %s the order keeps waiting with everything reserved, and is sent until it is confirmed, once',
  async (_, scenario) => {
    const rx = await prescription()
    await lab.play(scenario, 'linxiao')
    const { orderId } = (await placeMedicineOrder(rx)).result
    const outboxRow = lab.server.db
      .selectFrom('outbox')
      .select(['attempts', 'delivered_at'])
      .where('key', '=', orderId)
    await expect.poll(async () => (await outboxRow.executeTakeFirst())?.attempts ?? 0).toBeGreaterThan(0)
    expect((await detail(orderId)).state).toBe(2)
    expect((await quote(rx)).code).toBe(refusals.prescriptionNotUsable.code)
    await lab.play(null, 'linxiao')
    await expect
      .poll(async () => (await outboxRow.executeTakeFirst())?.delivered_at ?? null, { timeout: 15_000 })
      .not.toBeNull()
    const orders = (await (await fetch(`${lab.sandbox.url}/jinli/pharmacy`)).json()) as { orderNo: string }[]
    expect(orders.filter(({ orderNo }) => orderNo === orderId)).toHaveLength(1)
    expect(await recount(lab.server.db)).toEqual([])
  },
  20_000,
)

test('points and money pay what the benefit does not, and an unpaid order returns everything after half an hour', async () => {
  const rx = await prescription('M001,M003')
  await lab.server.db
    .updateTable('equity_package')
    .set({ end_time: lab.server.clock.now() })
    .where('id', '=', idOf('package', 'lin-drug'))
    .execute()
  lab.server.clock.advance({ seconds: 1 })
  const { result } = await quote(rx, 1000)
  expect(result).toMatchObject({ totalFen: 11_860, benefit: null, points: { takes: 1000 }, moneyFen: 10_860 })
  expect((await placeMedicineOrder(rx, { points: 1000, moneyFen: 1 })).code).toBe(
    refusals.medicinePriceChanged.code,
  )
  expect((await placeMedicineOrder(rx, { points: 9_000_000, moneyFen: 0 })).code).toBe(
    refusals.pointsShort.code,
  )
  const placed = await placeMedicineOrder(rx, { points: 1000, moneyFen: 10_860 })
  expect(placed.result).toMatchObject({ state: 1, moneyFen: 10_860 })
  const { orderId } = placed.result
  expect(
    await sendEvent('sent', { orderNo: orderId, parcels: [{ courier: 'jd', parcelNo: 'JD1234567890' }] }),
  ).not.toBe(200)
  const { balance } = (await quote(await prescription('M005'))).result.points
  lab.server.clock.advance({ minutes: 31 })
  await closeUnpaidJob.run({}, lab.jobs)
  expect((await detail(orderId)).state).toBe(5)
  expect((await quote(rx)).result.points.balance).toBe(balance + 1000)
  expect(await recount(lab.server.db)).toEqual([])
})

/** A paid order that is known to the pharmacy; with its only payment. */
async function paidFor(codes = 'M001,M003'): Promise<{ orderId: string; paymentId: string }> {
  const rx = await prescription(codes)
  const { moneyFen } = (await quote(rx)).result
  expect(moneyFen).toBeGreaterThan(0)
  const { orderId } = (await placeMedicineOrder(rx, { moneyFen })).result
  const company_id = companyOf('linxiao')
  const now = lab.server.clock.now()
  const id = newId()
  await lab.jobs.transaction(async (ctx) => {
    await insertPayment(ctx.db, {
      company_id,
      id,
      subject_kind: 'order',
      subject_id: orderId,
      account_id: idOf('account', 'linxiao'),
      amount_fen: moneyFen,
      way: 'h5',
      description: '原力星球订单',
      state: 'paid',
      prepay: null,
      expires_at: now,
      transaction_id: null,
      paid_fen: moneyFen,
      paid_at: now,
      counts: true,
      refunded_fen: 0,
      to_close: false,
      tries: 0,
      asked_at: null,
      created_at: now,
    })
    await becomePaid(ctx, await takeOrder(ctx.db, { company_id, id: orderId }), now)
  })
  await vi.waitFor(async () => expect(await atPharmacy(orderId)).toBeDefined(), { timeout: 10_000 })
  return { orderId, paymentId: id }
}
/** The provider reports that the refunds of a payment have arrived. */
const moneyArrives = (paymentId: string) =>
  lab.jobs.transaction(async (ctx) => {
    const key = { company_id: companyOf('linxiao'), id: paymentId }
    for (const refund of await refundsOf(ctx.db, key)) {
      const word = {
        kind: 'done',
        amountFen: refund.amount_fen,
        providerNo: 'R1',
        at: ctx.clock.now(),
      } as const
      await applyRefund(ctx, refund, word)
    }
  })
const askBack = (orderId: string, lineId?: string) =>
  lab.server.call(
    orderCalls.applyRefund,
    { orderId, reason: '不需要了', ...(lineId ? { lineId } : {}) },
    { token },
  )
const goneAlerts = async (orderId: string) => {
  const { orderNo } = await detail(orderId)
  const alerts = await lab.server.db
    .selectFrom('staff_alert')
    .select(['text', 'times'])
    .where('kind', '=', 'medicineGone')
    .execute()
  return alerts.filter(({ text }) => text.includes(orderNo)).map(({ times }) => times)
}
const parcel = () => ({ courier: 'shunfeng', parcelNo: `SF${newId().replaceAll('-', '').slice(0, 12)}` })
/** As 林晓, without ending her session. */
const inMall = () => enterMall({ ...lab.server, tokenOf: async () => token }, 'linxiao')

test('before shipping medicine is refunded completely or not at all, and the pharmacy is notified before the refund', async () => {
  const { orderId, paymentId } = await paidFor()
  const { mallToken } = await inMall()
  const { lines } = await detail(orderId)
  expect(lines).toHaveLength(2)
  const { result: offered } = await lab.server.call(
    afterSaleCalls.refundable,
    { orderId },
    { token: mallToken },
  )
  expect(offered).toMatchObject({ isAtOnce: 1, isWholeOrder: 1 })
  const some = { orderId, reason: 'unwanted', words: '', pictures: [] }
  const submit = (pieces: { lineId: string; count: number }[]) =>
    lab.server.call(afterSaleCalls.refundOnly, { ...some, pieces }, { token: mallToken, key: randomUUID() })
  const all = lines.map(({ id, quantity }) => ({ lineId: id, count: quantity }))
  const whole = refusals.medicineWholeOnly.code
  expect((await askBack(orderId, lines[0]!.id)).code).toBe(whole)
  expect((await submit(all.slice(1))).code).toBe(String(whole))
  expect((await submit(all.map((piece) => ({ ...piece, count: piece.count - 1 })))).code).toBe(String(whole))
  expect((await detail(orderId)).state).toBe(2)
  expect((await submit(all)).result.state).toBe(4)
  await vi.waitFor(async () => expect((await atPharmacy(orderId))?.state).toBe('cancelled'), {
    timeout: 10_000,
  })
  expect((await detail(orderId)).state).toBe(6)
  await moneyArrives(paymentId)
  expect((await detail(orderId)).state).toBe(7)
  expect(await goneAlerts(orderId)).toEqual([])
})

test('a parcel reported during an after-sales case is refused until later, and after delivery a part can be returned', async () => {
  const { orderId } = await paidFor()
  await pharmacyAct(orderId, 'send')
  await vi.waitFor(async () => expect((await detail(orderId)).state).toBe(3), { timeout: 10_000 })
  const { lines } = await detail(orderId)
  const { result: sale } = await askBack(orderId, lines[0]!.id)
  expect([sale.stateName, (await detail(orderId)).state]).toEqual(['待审核', 6])
  const second = { orderNo: orderId, parcels: [parcel()] }
  expect(await sendEvent('sent', second)).not.toBe(200)
  expect((await detail(orderId)).parcels).toHaveLength(1)
  const { mallToken } = await inMall()
  await lab.server.call(afterSaleCalls.withdraw, { id: sale.id }, { token: mallToken, key: randomUUID() })
  expect(await sendEvent('sent', second)).toBe(200)
  expect((await detail(orderId)).parcels).toHaveLength(2)
  expect(await goneAlerts(orderId)).toEqual([])
})

test("alerts staff to medicine shipped before its refund arrived, from the pharmacy's answer and its own event", async () => {
  const { orderId, paymentId } = await paidFor()
  await lab.play('silent', 'linxiao')
  await pharmacyAct(orderId, 'send')
  expect((await askBack(orderId)).result.stateName).toBe('退款中')
  await vi.waitFor(async () => expect(await goneAlerts(orderId)).toEqual([1]), { timeout: 10_000 })
  await lab.play(null, 'linxiao')
  const late = { orderNo: orderId, parcels: [parcel()] }
  expect(await sendEvent('sent', late)).toBe(200)
  expect([await goneAlerts(orderId), (await detail(orderId)).state]).toEqual([[2], 6])
  await moneyArrives(paymentId)
  expect(await sendEvent('sent', late)).toBe(200)
  expect([await goneAlerts(orderId), (await detail(orderId)).state]).toEqual([[3], 7])
  // Finance staff see the alert.
  const finance = await lab.server.staffTokenOf('finance1')
  const { records } = (
    await lab.server.call(staffCalls.alerts, { pageNo: 1, pageSize: 20 }, { token: finance })
  ).result
  expect(records.map(({ title }) => title)).toContain('已退款的药品被发出')
  expect(await recount(lab.server.db)).toEqual([])
})

test('paid medicine becomes an application with its documents, once, and no invoice is used twice', async () => {
  const rx = await prescription('M001,M003')
  const { orderId } = (await placeMedicineOrder(rx, { points: 1000, moneyFen: 10_860 })).result
  const claim = () => lab.server.call(claimCalls.startFromOrder, { orderId }, { token })
  expect((await claim()).code).toBe(refusals.orderNotClaimable.code)
  await lab.jobs.transaction(async (ctx) => {
    const order = await takeOrder(ctx.db, { company_id: companyOf('linxiao'), id: orderId })
    await becomePaid(ctx, order, ctx.clock.now())
  })
  await vi.waitFor(async () => expect(await atPharmacy(orderId)).toBeDefined(), { timeout: 10_000 })
  await pharmacyAct(orderId, 'send')
  await pharmacyAct(orderId, 'invoice')
  await vi.waitFor(async () => expect((await detail(orderId)).state).toBe(3), { timeout: 10_000 })
  await lab.server.call(pharmacyCalls.confirm, { orderId }, { token, key: randomUUID() })
  await vi.waitFor(
    async () => {
      const { result } = await lab.server.call(pharmacyCalls.evaluation, { orderId }, { token })
      expect(result.invoice).toMatchObject({ totalFen: 10_860 })
    },
    { timeout: 10_000 },
  )
  const stranger = await lab.tokenOf('hejing')
  const strange = await lab.server.call(claimCalls.startFromOrder, { orderId }, { token: stranger })
  expect(strange.code).toBe(refusals.notFound.code)

  // A draft about another visit is not overwritten.
  expect((await claim()).code).toBe(refusals.draftStands.code)
  const companyId = companyOf('linxiao')
  const { draft } = (await lab.server.call(claimCalls.applyPageV2, { companyId }, { token })).result
  await lab.server.call(claimCalls.dropDraft, { caseId: draft!.caseId }, { token })
  await lab.play('down', 'linxiao')
  expect((await claim()).code).toBe(refusals.hospitalPapersAway.code)
  await lab.play(null, 'linxiao')
  const { caseId, isNewFlow } = (await claim()).result
  expect(isNewFlow).toBe(1)
  expect((await claim()).result.caseId).toBe(caseId)
  const { result: page } = await lab.server.call(claimCalls.applyPageV2, { companyId }, { token })
  expect(page.draft).toMatchObject({
    visitType: 'outpatient',
    hospital: '锦鲤互联网医院',
    diagnosis: '急性上呼吸道感染',
    declaredFen: 10_860,
    familyId: null,
  })
  const { result: materials } = await lab.server.call(claimCalls.materialsV2, { caseId }, { token })
  expect(materials.map(({ kind, name }) => [kind, name])).toEqual([
    ['receipt', '药品电子发票.pdf'],
    ['medicalRecord', '门诊病历.pdf'],
  ])

  // The same invoice in another case: the call names it and starts nothing.
  const { invoice } = (await lab.server.call(pharmacyCalls.evaluation, { orderId }, { token })).result
  await lab.server.call(claimCalls.dropDraft, { caseId }, { token })
  await lab.server.db
    .insertInto('invoice_use')
    .values({
      invoice_code: '',
      invoice_number: invoice!.number,
      company_id: randomUUID(),
      subject_kind: 'claim',
      subject_id: randomUUID(),
      subject_no: 'LP20260101ABCDEFGH',
      used_at: lab.server.clock.now(),
    })
    .execute()
  expect((await claim()).message).toContain('已在案件 LP20260101ABCDEFGH 中使用')
})

/** Delivered, invoiced and received. */
async function received(): Promise<{ orderId: string; paymentId: string; invoice: string }> {
  const made = await paidFor()
  const { orderId } = made
  await pharmacyAct(orderId, 'send')
  await pharmacyAct(orderId, 'invoice')
  await vi.waitFor(async () => expect((await detail(orderId)).state).toBe(3), { timeout: 10_000 })
  await lab.server.call(pharmacyCalls.confirm, { orderId }, { token, key: randomUUID() })
  const invoice = await vi.waitFor(
    async () => {
      const { result } = await lab.server.call(pharmacyCalls.evaluation, { orderId }, { token })
      expect(result.invoice).not.toBeNull()
      return result.invoice!.number
    },
    { timeout: 10_000 },
  )
  return { ...made, invoice }
}
const claimFor = async (orderId: string) =>
  (await lab.server.call(claimCalls.startFromOrder, { orderId }, { token })).code
const agree = async (id: string) =>
  lab.server.call(
    ordersAdminCalls.decide,
    { id, deed: 'refund', answer: '已核实', isSellable: 0 },
    { token: await lab.server.staffTokenOf('service1'), key: randomUUID() },
  )
const claimAlerts = async (caseNo: string) =>
  lab.server.db
    .selectFrom('staff_alert')
    .select('text')
    .where('kind', '=', 'claimedRefund')
    .where('text', 'like', `%${caseNo}%`)
    .execute()

test('refunded medicine cannot be claimed with its old invoice, nor during an after-sales case', async () => {
  const { orderId, paymentId } = await received()
  const { lines } = await detail(orderId)
  const { result: sale } = await askBack(orderId, lines[0]!.id)
  expect(await claimFor(orderId)).toBe(refusals.orderInAfterSale.code)
  const agreed = await agree(sale.id)
  expect(agreed.result).toMatchObject({ state: 4, isToConfirm: 0, claimedIn: null })
  await moneyArrives(paymentId)
  expect((await detail(orderId)).state).toBe(4)
  expect(await claimFor(orderId)).toBe(refusals.orderRefunded.code)
})

test('a refund of claimed medicine needs two people, whatever the sum, and the claims staff are notified', async () => {
  const { orderId, invoice } = await received()
  const caseNo = `LP${orderId.replaceAll('-', '').slice(0, 16).toUpperCase()}`
  await lab.server.db
    .insertInto('invoice_use')
    .values({
      invoice_code: '',
      invoice_number: invoice,
      company_id: companyOf('linxiao'),
      subject_kind: 'claim',
      subject_id: randomUUID(),
      subject_no: caseNo,
      used_at: lab.server.clock.now(),
    })
    .execute()
  const { lines } = await detail(orderId)
  const { result: sale } = await askBack(orderId, lines[0]!.id)
  const agreed = await agree(sale.id)
  expect(agreed.result).toMatchObject({ state: 1, isToConfirm: 1, claimedIn: caseNo })
  expect(await claimAlerts(caseNo)).toEqual([])
  const finance = { token: await lab.server.staffTokenOf('finance1'), key: randomUUID() }
  const confirmed = await lab.server.call(
    ordersAdminCalls.confirm,
    { id: sale.id, isAgreed: 1, words: '' },
    finance,
  )
  expect(confirmed.result).toMatchObject({ state: 4, claimedIn: caseNo })
  const [alert] = await claimAlerts(caseNo)
  expect(alert?.text).toContain(invoice)
})

test('warns of a recorded allergy, and medicine without stock cannot be ordered', async () => {
  const rx = await prescription('M002', ['青霉素'])
  const { warnings, moneyFen } = (await quote(rx)).result
  expect(warnings).toEqual([{ allergy: '青霉素', medicine: '阿莫西林胶囊', group: '青霉素类' }])
  expect((await placeMedicineOrder(rx, { moneyFen })).code).toBe(refusals.medicineWarned.code)
  await setStock(lab.server.db, medicineId('M002'), 1)
  expect((await quote(rx)).result.lines).toMatchObject([{ isThere: 0 }])
  expect((await placeMedicineOrder(rx, { moneyFen, hasReadWarnings: true })).code).toBe(
    refusals.medicineShort.code,
  )
  expect(
    await sendEvent('shelf', {
      medicines: [{ code: 'M002', name: '阿莫西林胶囊', spec: '', priceFen: 2000, onHand: 9 }],
    }),
  ).toBe(200)
  expect((await placeMedicineOrder(rx, { moneyFen, hasReadWarnings: true })).code).toBe(
    refusals.medicinePriceChanged.code,
  )
  expect((await placeMedicineOrder(rx, { moneyFen: 4000, hasReadWarnings: true })).success).toBe(true)
})

test('a stranger finds neither prescription nor order, and a forged pharmacy event changes nothing', async () => {
  const rx = await prescription('M005')
  const { moneyFen } = (await quote(rx)).result
  const { orderId } = (await placeMedicineOrder(rx, { moneyFen })).result
  const theirs = await lab.tokenOf('zhoulan')
  const found = await Promise.all([
    quote(rx, 0, theirs),
    lab.server.call(pharmacyCalls.address, { orderId }, { token: theirs }),
    lab.server.call(pharmacyCalls.confirm, { orderId }, { token: theirs, key: randomUUID() }),
    lab.server.call(pharmacyCalls.evaluation, { orderId }, { token: theirs }),
  ])
  expect(found.map(({ code }) => code)).toEqual(found.map(() => refusals.notFound.code))
  expect(await sendEvent('refused', { orderNo: orderId, reason: '假的' }, 'another-secret')).not.toBe(200)
  expect((await detail(orderId)).state).toBe(1)
})
