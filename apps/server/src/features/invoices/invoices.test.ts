import { invoiceCalls } from '@yf/contract/invoices'
import { invoicesAdminCalls } from '@yf/contract/invoices-admin'
import { messageCalls } from '@yf/contract/messages'
import { refusals } from '@yf/contract/refusals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { line, orderLab, type OrderLab } from '#features/orders/test-orders.ts'
import { newId } from '#platform/ids.ts'
import { invoiceActions, type InvoiceActions } from './test-invoices.ts'

let lab: OrderLab
let actions: InvoiceActions
beforeAll(async () => {
  lab = await orderLab()
  actions = invoiceActions(lab)
})
afterAll(() => lab.close())

const page = { pageNo: 1, pageSize: 100 }
const billableBy = async (input: object) =>
  (await lab.server.call(invoiceCalls.billable, { ...page, ...input }, { token: lab.token })).result
const listed = async (orderId: string) => (await billableBy({})).records.find(({ id }) => id === orderId)
/** The view of a member who comes from the order's own page. */
const billable = async (orderId: string) => (await billableBy({ orderId })).records[0]
const saveTitle = (input: object) =>
  lab.server.call(
    invoiceCalls.saveTitle,
    {
      kind: 'personal',
      name: '林晓',
      taxNo: '',
      address: '',
      phone: '',
      bank: '',
      bankAccount: '',
      isDefault: 0,
      ...input,
    },
    { token: lab.token, key: newId() },
  )

test("titles: a company's tax number is validated, one title is the default, and texts are encrypted", async () => {
  const wrong = await saveTitle({ kind: 'company', name: '星河', taxNo: '91310104MA1K3X7C29' })
  expect([wrong.http, wrong.message]).toEqual([400, expect.stringContaining('纳税人识别号')])
  const first = (await saveTitle({ name: '甲' })).result
  const second = (
    await saveTitle({ kind: 'company', name: '乙', taxNo: ' 91310104 ma1k3x7c28', isDefault: 1 })
  ).result
  expect(second.filter(({ isDefault }) => isDefault === 1).map(({ name }) => name)).toEqual(['乙'])
  expect(second.find(({ name }) => name === '乙')!.taxNo).toBe('91310104MA1K3X7C28')
  const stored = await lab.db.selectFrom('invoice_title').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain('91310104MA1K3X7C28')
  // Deleting the default makes another title the default; another member's title does not exist.
  const own = second.find(({ name }) => name === '乙')!
  const left = (await saveTitle({ ...own, isRemoved: 1 })).result
  expect(left.map(({ name }) => name)).not.toContain('乙')
  expect(left.filter(({ isDefault }) => isDefault === 1)).toHaveLength(1)
  expect((await saveTitle({ id: newId(), name: '丙' })).code).toBe(refusals.notFound.code)
  expect(first.length).toBeGreaterThan(0)
})

test('only money of completed orders can be invoiced, and every other order gives the reason', async () => {
  await lab.earn(3_000)
  const paid = await lab.payByAsking(await lab.place({ kind: 'health', lines: [line(10_000)] }))
  expect(await listed(paid.id)).toBeUndefined()
  expect(await billable(paid.id)).toMatchObject({ id: paid.id, why: '订单完成后才能开票' })
  const whole = await actions.done()
  expect(await listed(whole.id)).toMatchObject({ why: null })
  expect(await billable(whole.id)).toMatchObject({ billableFen: 10_000, why: null })
  const points = await lab.place({ kind: 'card', lines: [line(3_000)], points: { fen: 3_000 } })
  await lab.db.updateTable('shop_order').set({ state: 4 }).where('id', '=', points.id).execute()
  expect(await billable(points.id)).toMatchObject({
    billableFen: 0,
    pointsFen: 3_000,
    why: expect.stringContaining('积分'),
  })
  expect((await actions.apply([await lab.orderOf(points)], await actions.title())).code).toBe(
    refusals.orderNotBillable.code,
  )
})

test('one invoice for several orders: issued, notified, its files stored here, and sent to the mailbox', async () => {
  const orders = [await actions.done(), await actions.done([line(2_550, 2)], 'activity')]
  const { result, message } = await actions.apply(orders, await actions.title())
  expect([result.state, message]).toEqual([1, '已提交开票申请'])
  await actions.turn()
  await actions.turn()
  const issued = await actions.detail(result.id)
  expect(issued).toMatchObject({ state: 3, amountFen: 15_100, orderCount: 2, failure: null })
  expect(issued.invoiceNo).toMatch(/^\d{20}$/)
  const read = (url: string) => lab.server.fetch(url, { headers: { authorization: `Bearer ${lab.token}` } })
  const pdf = await read(issued.pdf!)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
  expect((await read(issued.ofd!)).status).toBe(200)
  expect((await lab.server.fetch(issued.pdf!)).status).toBe(401)
  expect(await actions.asked(issued.titleName)).toMatchObject([{ kind: '蓝字', sum: '151.00' }])
  const letters = await lab.db.selectFrom('outbox').select('key').where('partner', '=', 'mail').execute()
  expect(letters.filter(({ key }) => key.startsWith(`invoices/${result.id}/`))).toHaveLength(1)
  const notices = await lab.server.call(
    messageCalls.list,
    { tab: 2, pageNo: 1, pageSize: 20 },
    { token: lab.token },
  )
  expect(
    notices.result.records.filter(({ jumpUrl }) => jumpUrl === `/invoice/detail?id=${result.id}`),
  ).toHaveLength(1)
  const send = (email: string) =>
    lab.server.call(invoiceCalls.sendEmail, { id: result.id, email }, { token: lab.token, key: newId() })
  expect((await send('fang@example.com')).message).toContain('已发送')
  expect((await send('不是邮箱')).http).toBe(400)
  // A second invoice of the same order is refused.
  expect((await actions.apply([orders[0]!], await actions.title())).code).toBe(refusals.orderNotBillable.code)
})

test('ten concurrent taps on one order create one bill', async () => {
  const order = await actions.done()
  const titleId = await actions.title()
  const all = await Promise.all(Array.from({ length: 10 }, () => actions.apply([order], titleId)))
  expect(all.filter(({ success }) => success)).toHaveLength(1)
  const rows = await lab.db.selectFrom('invoice_order').selectAll().where('order_id', '=', order.id).execute()
  expect(rows).toHaveLength(1)
})

test("another member's bill and order do not exist", async () => {
  const order = await actions.done()
  const { result } = await actions.apply([order], await actions.title())
  const stranger = await lab.server.tokenOf('zhoulan')
  const seen = await lab.server.call(invoiceCalls.detail, { id: result.id }, { token: stranger })
  expect(seen.code).toBe(refusals.notFound.code)
  const listed = await lab.server.call(invoiceCalls.bills, page, { token: stranger })
  expect(listed.result.records.map(({ id }) => id)).not.toContain(result.id)
})

test.each([
  ['refuses', /税号不符/],
  ['fails', /非法字符/],
])(
  'when the issuer %s the bill fails with the reason, and can be applied for again',
  async (scenario, expectedFailure) => {
    const order = await actions.done()
    const titleId = await actions.title({ name: `坏抬头${scenario}` })
    await lab.play(scenario, 'nuonuo', `坏抬头${scenario}`)
    const { result } = await actions.apply([order], titleId)
    await actions.turn()
    await actions.turn()
    const failed = await actions.detail(result.id)
    expect(failed).toMatchObject({
      state: 4,
      stateName: '开票失败',
      failure: expect.stringMatching(expectedFailure),
      invoiceNo: null,
    })
    const again = await actions.apply([], await actions.title(), { billId: result.id })
    expect(again.result).toEqual({ id: result.id, state: 1 })
    expect((await actions.apply([], titleId, { billId: result.id })).code).toBe(refusals.billNotFailed.code)
    await actions.turn()
    await actions.turn()
    expect(await actions.detail(result.id)).toMatchObject({ state: 3, failure: null })
  },
)

test('an issuer that is down and then slow is queried until the result is known, and issues one invoice', async () => {
  const order = await actions.done()
  const titleId = await actions.title({ name: '慢抬头' })
  await lab.play('cut', 'nuonuo', '慢抬头')
  const { result } = await actions.apply([order], titleId)
  await actions.turn()
  expect(await actions.detail(result.id)).toMatchObject({ state: 2, stateName: '开票中' })
  await lab.play('works', 'nuonuo', '慢抬头')
  await actions.turn()
  expect(await actions.detail(result.id)).toMatchObject({ state: 3 })
  expect(await actions.asked('慢抬头')).toHaveLength(1)
})

test('a notice triggers the query; a forged, unknown or repeated one changes nothing', async () => {
  const order = await actions.done()
  await lab.play('twice', 'nuonuo', '通知抬头')
  const { result } = await actions.apply([order], await actions.title({ name: '通知抬头' }))
  await actions.turn()
  const stands = () =>
    lab.db.selectFrom('invoice_bill').selectAll().where('id', '=', result.id).executeTakeFirstOrThrow()
  const now = lab.clock.now()
  await expect.poll(async () => (await stands()).ask_at!.getTime()).toBeLessThanOrEqual(now.getTime())
  const bill = await stands()
  expect(bill.state).toBe(2)
  const forged = await lab.server.fetch(
    `/API/yf-service-partner/nuonuo/invoice?senid=a&nonce=b&timestamp=${Math.floor(Date.now() / 1000)}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-nuonuo-sign': 'bm8=' },
      body: `operater=callback&orderno=${bill.request_no}&content={}`,
    },
  )
  expect(forged.status).toBe(401)
  await actions.turn()
  expect(await actions.detail(result.id)).toMatchObject({ state: 3 })
})

test('an invoice with another sum is reversed in full automatically, and can be applied for again', async () => {
  const order = await actions.done()
  await lab.play('lies', 'nuonuo', '错额抬头')
  const { result } = await actions.apply([order], await actions.title({ name: '错额抬头' }))
  await actions.turn()
  await actions.turn()
  expect(await actions.detail(result.id)).toMatchObject({
    state: 4,
    failure: expect.stringContaining('金额'),
    reversals: [],
  })
  // The wrong invoice exists until it is reversed: nobody can apply for a second one meanwhile.
  const titleId = await actions.title({ name: '错额抬头二' })
  const early = await actions.apply([], titleId, { billId: result.id })
  expect(early).toMatchObject({ code: refusals.billNotFailed.code, message: expect.stringContaining('冲红') })
  await lab.play('works', 'nuonuo', '错额抬头')
  await actions.turn()
  await actions.turn()
  expect(await actions.asked('错额抬头')).toMatchObject([
    { kind: '红字', sum: '-101.00' },
    { kind: '蓝字', sum: '101.00' },
  ])
  const alerts = await lab.db
    .selectFrom('staff_alert')
    .select('text')
    .where('kind', '=', 'invoiceOtherSum')
    .execute()
  expect(alerts).toHaveLength(1)
  await actions.apply([], titleId, { billId: result.id })
  await actions.turn()
  await actions.turn()
  expect(await actions.detail(result.id)).toMatchObject({ state: 3, amountFen: 10_000, reversedFen: 0 })
})

test('each refund reverses its part of the invoice once, until nothing is left', async () => {
  const order = await actions.done([line(3_333, 3)])
  const { result } = await actions.apply([order], await actions.title({ name: '退款抬头' }))
  await actions.turn()
  await actions.turn()
  await actions.refundOne(order)
  await actions.turn()
  await actions.turn()
  const partly = await actions.detail(result.id)
  expect(partly).toMatchObject({ state: 3, amountFen: 9_999, reversedFen: 3_333 })
  expect(partly.reversals).toMatchObject([{ amountFen: 3_333, state: 'done', stateName: '已冲红' }])
  await actions.turn()
  expect((await actions.asked('退款抬头')).map(({ sum }) => sum)).toEqual(['-33.33', '99.99'])
  await actions.refundOne(order)
  await actions.refundOne(order)
  for (let round = 0; round < 3; round += 1) await actions.turn()
  expect(await actions.detail(result.id)).toMatchObject({ reversedFen: 9_999 })
  expect((await actions.asked('退款抬头')).filter(({ kind }) => kind === '红字')).toHaveLength(3)
})

test('a refund before the invoice was issued lowers the invoice instead', async () => {
  const [part, whole] = [await actions.done([line(5_000, 2)]), await actions.done([line(700)])]
  const first = await actions.apply([part], await actions.title({ name: '先退抬头' }))
  const second = await actions.apply([whole], await actions.title({ name: '全退抬头' }))
  await actions.refundOne(part)
  await actions.refundOne(whole)
  await actions.turn()
  await actions.turn()
  expect(await actions.detail(first.result.id)).toMatchObject({ state: 3, amountFen: 5_000, reversals: [] })
  expect((await actions.asked('先退抬头')).map(({ sum }) => sum)).toEqual(['50.00'])
  expect(await actions.detail(second.result.id)).toMatchObject({
    state: 4,
    failure: expect.stringContaining('无需开票'),
  })
  expect(await actions.asked('全退抬头')).toEqual([])
})

test('accounting finds a failed bill by its number, sees no full name, and retries', async () => {
  const order = await actions.done()
  await lab.play('fails', 'nuonuo', '某个人')
  const { result } = await actions.apply(
    [order],
    await actions.title({ kind: 'personal', name: '某个人', taxNo: '' }),
  )
  await actions.turn()
  await actions.turn()
  await lab.play('works', 'nuonuo', '某个人')
  const financeToken = await lab.server.staffTokenOf('finance1')
  const find = (list: 'troubled' | 'issued', token = financeToken) =>
    lab.server.call(invoicesAdminCalls.bills, { which: list, number: order.order_no, ...page }, { token })
  expect((await find('troubled')).result.records).toMatchObject([
    { id: result.id, memberName: '林*', titleName: '某*人', orderNos: [order.order_no], tries: 1, state: 4 },
  ])
  const again = () =>
    lab.server.call(invoicesAdminCalls.tryAgain, { id: result.id }, { token: financeToken, key: newId() })
  expect((await again()).result).toMatchObject({ state: 1, tries: 2 })
  expect((await again()).code).toBe(refusals.billNotFailed.code)
  await actions.turn()
  await actions.turn()
  expect((await find('issued')).result.total).toBe(1)
  const other = await lab.server.staffTokenOf('operator1')
  expect((await find('issued', other)).code).toBe(refusals.dutyNotHeld.code)
})

const knownTitle = async () =>
  (await lab.server.call(invoiceCalls.titles, {}, { token: lab.token })).result[0]!.id

test('an order that its owner deleted can be invoiced like any other', async () => {
  const order = await actions.done()
  await lab.db
    .updateTable('shop_order')
    .set({ hidden_at: lab.clock.now() })
    .where('id', '=', order.id)
    .execute()
  expect(await listed(order.id)).toMatchObject({ billableFen: 10_000, why: null })
  expect((await actions.apply([order], await knownTitle())).result.state).toBe(1)
})

test('invoiced orders, medicine and free orders do not displace older orders from the page', async () => {
  const [old, newer] = [await actions.done(), await actions.done()]
  const medicine = await actions.done([line(5_000)], 'pharmacy')
  const first = async () => (await billableBy({ pageSize: 1 })).records.map(({ id }) => id)
  expect(await first()).toEqual([newer.id])
  const { total } = await billableBy({ pageSize: 1 })
  await actions.apply([newer], await knownTitle())
  expect(await first()).toEqual([old.id])
  expect((await billableBy({ pageSize: 1 })).total).toBe(total - 1)
  expect(await listed(medicine.id)).toBeUndefined()
  // A member who comes from one of these reads the reason; one that is on the page is listed only once.
  expect(await billable(medicine.id)).toMatchObject({ why: expect.stringContaining('药房') })
  expect(await billable(newer.id)).toMatchObject({ why: '已申请开票' })
  const { records } = await billableBy({ orderId: old.id })
  expect(records.filter(({ id }) => id === old.id)).toHaveLength(1)
  const stranger = { token: await lab.server.tokenOf('zhoulan') }
  const theirs = await lab.server.call(invoiceCalls.billable, { ...page, orderId: old.id }, stranger)
  expect(theirs.result.records.map(({ id }) => id)).not.toContain(old.id)
})
