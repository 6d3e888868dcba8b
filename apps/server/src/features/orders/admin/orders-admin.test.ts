import type { AuditAction } from '@yf/domain/audit-actions'
import { asAuditorReadsAll } from '#testkit/audit-events.ts'
import { sql } from 'kysely'
import { afterSaleCalls } from '@yf/contract/after-sales'
import { orderCalls } from '@yf/contract/orders'
import { ordersAdminCalls } from '@yf/contract/orders-admin'
import { paymentsAdminCalls } from '@yf/contract/payments-admin'
import { refusals } from '@yf/contract/refusals'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterMall } from '#testkit/mall-token.ts'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { line, orderLab, type OrderLab } from '#features/orders/test-orders.ts'
import { courierOf } from './import-parcels.ts'
import { adminOrderQuery } from './orders.ts'
import { filteredAfterSales } from './after-sales.ts'

let lab: OrderLab
let operator: string
beforeAll(async () => {
  lab = await orderLab()
  await lab.play('silent')
  operator = await lab.server.staffTokenOf('operator1')
})
afterAll(() => lab.close())

const hardware = idOf('company', 'xinghe-hardware')
const page = { pageNo: 1, pageSize: 20 }
const write = (token = operator) => ({ token, key: newId() })
const paid = async (draft: Parameters<OrderLab['place']>[0] = {}) => lab.payByAsking(await lab.place(draft))
const list = async (input: object) =>
  (await lab.server.call(ordersAdminCalls.orders, { ...page, ...input }, { token: operator })).result
const no = () => `SF${newId().replaceAll('-', '').slice(0, 12)}`.toUpperCase()
const auditEvents = async (auditAction: AuditAction) =>
  asAuditorReadsAll(
    auditAction,
    await lab.db
      .selectFrom('audit_event')
      .select(['detail', 'members'])
      .where('action', '=', auditAction)
      .execute(),
  )

test('finds orders by state, number, phone and day, masked, and each read leaves an audit event', async () => {
  const order = await paid()
  const { records } = await list({ orderNo: order.order_no.toLowerCase() })
  expect(records).toMatchObject([
    {
      id: order.id,
      companyName: '星河软件',
      memberName: '林*',
      memberPhone: '138****0001',
      state: 2,
      pieces: 4,
    },
  ])
  // An unknown number finds nothing, and blanks are not a number.
  expect(await list({ orderNo: 'YF404' })).toMatchObject({ records: [], total: 0, counts: { all: 0 } })
  expect((await list({ orderNo: ' ' })).total).toBeGreaterThan(0)
  expect((await list({ orderNo: order.order_no, companyId: hardware })).total).toBe(0)
  expect((await list({ phone: '13800000001', state: 2, kind: 'mall' })).records[0]?.id).toBe(order.id)
  expect(await list({ phone: '13999999999' })).toMatchObject({
    records: [],
    total: 0,
    counts: { 2: 0, all: 0 },
  })
  const today = shanghaiDay(lab.clock.now())
  expect((await list({ firstDay: today })).records.map(({ id }) => id)).toContain(order.id)
  expect((await list({ lastDay: addDays(today, -400) })).total).toBe(0)
  const wrong = await lab.server.call(
    ordersAdminCalls.orders,
    { ...page, lastDay: '2026-02-31' },
    { token: operator },
  )
  expect([wrong.http, wrong.message]).toEqual([400, '请选择有效的日期（lastDay）'])
  const { result } = await lab.server.call(ordersAdminCalls.order, { orderId: order.id }, { token: operator })
  expect(result).toMatchObject({ delivery: { name: '林晓' }, canShip: true })
  expect((await auditEvents('readOrder'))[0]).toMatchObject({ members: [idOf('account', 'linxiao')] })
})

test('an operator cannot see which medicine or treatment was ordered', async () => {
  const medicine = await paid({ kind: 'pharmacy', lines: [line(900, 1, '盐酸舍曲林片')] })
  const { result } = await lab.server.call(
    ordersAdminCalls.order,
    { orderId: medicine.id },
    { token: operator },
  )
  expect([result.lines, result.delivery, result.canShip]).toEqual([[], null, false])
  const parcels = [{ courier: 'shunfeng' as const, parcelNo: no() }]
  const sent = await lab.server.call(ordersAdminCalls.ship, { orderId: medicine.id, parcels }, write())
  expect(sent.code).toBe(refusals.orderNotShippable.code)
})

test('several parcels, more during shipping, one effect per key, and a notice to the member', async () => {
  const order = await paid()
  const parcels = [
    { courier: 'shunfeng' as const, parcelNo: no() },
    { courier: 'zhongtong' as const, parcelNo: no() },
  ]
  const key = newId()
  const send = () =>
    lab.server.call(ordersAdminCalls.ship, { orderId: order.id, parcels }, { token: operator, key })
  expect((await Promise.all([send(), send()])).map(({ result }) => result.state)).toEqual([3, 3])
  const more = { orderId: order.id, parcels: [{ courier: 'jd' as const, parcelNo: no() }] }
  expect((await lab.server.call(ordersAdminCalls.ship, more, write())).result.parcels).toHaveLength(3)
  expect((await list({ orderNo: order.order_no })).records[0]).toMatchObject({ parcelCount: 3, state: 3 })
  expect((await auditEvents('shipOrder')).map(({ detail }) => detail)).toContain(order.order_no)
  const taken = { company_id: idOf('company', 'haina-manufacturing') }
  const elsewhere = no()
  await sql`insert into unique_key (kind, key, holder) values ('parcel.parcel_no', ${`ems ${elsewhere}`}, ${taken.company_id})`.execute(
    lab.db,
  )
  const other = await paid()
  const clash = { orderId: other.id, parcels: [{ courier: 'ems' as const, parcelNo: elsewhere }] }
  expect((await lab.server.call(ordersAdminCalls.ship, clash, write())).code).toBe(
    refusals.parcelNumberTaken.code,
  )
  expect(await lab.stateOf(other)).toBe(2)
})

test('an import reports errors row by row and ships nothing; without errors it ships everything', async () => {
  const [first, second] = [await paid(), await paid()]
  const rows = [
    { orderNo: ` ${first.order_no} `, courier: '顺丰', parcelNo: no() },
    { orderNo: first.order_no, courier: 'zhongtong', parcelNo: no() },
    { orderNo: second.order_no, courier: '圆通速递', parcelNo: no() },
  ]
  const bad = [
    ...rows,
    { orderNo: 'YF0', courier: '顺丰', parcelNo: no() },
    { orderNo: second.order_no, courier: '飞毛腿', parcelNo: no() },
    { orderNo: second.order_no, courier: '顺丰', parcelNo: '12' },
    rows[2]!,
  ]
  const run = async (sheet: typeof rows, isTrial: 0 | 1) =>
    (await lab.server.call(ordersAdminCalls.importParcels, { rows: sheet, isTrial }, write())).result
  const outcome = await run(bad, 0)
  expect([outcome.isSent, outcome.rows.map(({ fault }) => fault)]).toEqual([
    0,
    [
      null,
      null,
      null,
      '没有这个订单号',
      '不认识的快递公司',
      '运单号应为 6-30 位字母或数字',
      '与前面的行重复',
    ],
  ])
  expect(await run(rows, 1)).toMatchObject({ isSent: 0, orderCount: 2 })
  expect([await lab.stateOf(first), await lab.stateOf(second)]).toEqual([2, 2])
  expect(await run(rows, 0)).toMatchObject({ isSent: 1, orderCount: 2 })
  expect([await lab.stateOf(first), await lab.stateOf(second)]).toEqual([3, 3])
})

test('a parcel number of two companies is reported before anything is shipped, with the other row', async () => {
  const [ours, again] = [await paid(), await paid()]
  const theirs = await paid({ companyId: hardware })
  const parcelNo = no()
  const row = (orderNo: string, courier = '顺丰') => ({ orderNo, courier, parcelNo })
  const run = async (rows: ReturnType<typeof row>[], isTrial: 0 | 1) =>
    lab.server.call(ordersAdminCalls.importParcels, { rows, isTrial }, write())
  const mixed = [row(ours.order_no), row(again.order_no), row(theirs.order_no, '顺丰速运')]
  for (const isTrial of [1, 0] as const) {
    const { result } = await run(mixed, isTrial)
    expect([result.isSent, result.rows.map(({ fault }) => fault)]).toEqual([
      0,
      [null, null, '与第 1 行的其他企业订单共用运单号'],
    ])
  }
  expect([await lab.stateOf(ours), await lab.stateOf(theirs)]).toEqual([2, 2])
  // The same number with another courier is another parcel, and two orders of one company may share a parcel.
  const good = [row(ours.order_no), row(again.order_no), row(theirs.order_no, '中通')]
  expect((await run(good, 0)).result).toMatchObject({ isSent: 1, orderCount: 3 })
})

test('of two concurrent imports with one number for two companies one ships, and the other reports why and ships nothing', async () => {
  const [ours, theirs] = [await paid(), await paid({ companyId: hardware })]
  const parcelNo = no()
  const run = ({ order_no }: { order_no: string }) => {
    const rows = [{ orderNo: order_no, courier: '顺丰', parcelNo }]
    return lab.server.call(ordersAdminCalls.importParcels, { rows, isTrial: 0 }, write())
  }
  const both = await Promise.all([run(ours), run(theirs)])
  expect(both.filter(({ success, result }) => success && result.isSent === 1)).toHaveLength(1)
  const late = both.find(({ success, result }) => !success || result.isSent === 0)!
  // Detected by either check: as an error of the row, or during writing.
  const refusedWith = late.success ? late.result.rows[0]!.fault : late.code
  expect(['运单号已被其他企业的订单使用', refusals.parcelNumberTaken.code]).toContain(refusedWith)
  expect([await lab.stateOf(ours), await lab.stateOf(theirs)].toSorted()).toEqual([2, 3])
})

test.each([
  ['顺丰', 'shunfeng'],
  ['SHUNFENG', 'shunfeng'],
  ['中通快递', 'zhongtong'],
  ['', null],
  ['快递', null],
])('%j is accepted as a spelling of a courier', (spelling, courier) => {
  expect(courierOf(spelling)).toBe(courier)
})

test("a day of the provider's bill compared with our books: the difference, the required action, and who settled it", async () => {
  const order = await paid()
  const day = shanghaiDay(lab.clock.now())
  lab.clock.advance({ days: 1 })
  const options = { token: await lab.server.staffTokenOf('finance1') }
  const [payment] = await lab.paymentsOf(order)
  await lab.db
    .updateTable('incoming_payment')
    .set({ paid_fen: payment!.paid_fen! + 1 })
    .where('id', '=', payment!.id)
    .execute()
  const compared = (await lab.server.call(paymentsAdminCalls.compare, { day }, options)).result
  expect(compared.comparedTime).not.toBeNull()
  const { records } = (
    await lab.server.call(paymentsAdminCalls.differences, { day, isSettled: 0, ...page }, options)
  ).result
  const found = records.find(({ orderNo }) => orderNo === order.order_no)
  expect(found).toMatchObject({ kindName: '收款金额不符', oursFen: 25_001, theirsFen: 25_000 })
  const settle = () =>
    lab.server.call(
      paymentsAdminCalls.settle,
      { day, tradeNo: found!.tradeNo, kind: found!.kind, note: '登记错误，已更正' },
      { ...options, key: newId() },
    )
  expect((await settle()).result).toMatchObject({ note: '登记错误，已更正', settledBy: expect.any(String) })
  expect((await settle()).code).toBe(refusals.differenceSettled.code)
  const days = (await lab.server.call(paymentsAdminCalls.days, { pageNo: 1, pageSize: 3 }, options)).result
  expect(days.records[0]).toMatchObject({ day, settledCount: 1, openCount: compared.openCount - 1 })
  const late = await lab.server.call(
    paymentsAdminCalls.compare,
    { day: shanghaiDay(lab.clock.now()) },
    options,
  )
  expect(late.code).toBe(refusals.billDayNotOver.code)
})

test('finance resends a refund that the provider refused: by its order, once, and the member sees the status', async () => {
  const order = await paid()
  await lab.play('broke')
  const by = { orderId: order.id, reason: '买错了' }
  const { result: afterSale } = await lab.server.call(orderCalls.applyRefund, by, { token: lab.token })
  await lab.round()
  const { mallToken } = await enterMall({ ...lab.server, tokenOf: async () => lab.token }, 'linxiao')
  const late = async () =>
    (await lab.server.call(afterSaleCalls.detail, { id: afterSale.id }, { token: mallToken })).result
      .isRefundLate
  expect([await late(), await lab.stateOf(order)]).toEqual([1, 6])
  const finance = { token: await lab.server.staffTokenOf('finance1') }
  const failed = async () =>
    (await lab.server.call(paymentsAdminCalls.failedRefunds, page, finance)).result.records.filter(
      ({ orderNo }) => orderNo === order.order_no,
    )
  const [refund] = await failed()
  expect(refund).toMatchObject({ companyName: '星河软件', amountFen: 25_000 })
  const again = (refundNo = refund!.refundNo, token = finance.token) =>
    lab.server.call(paymentsAdminCalls.refundAgain, { refundNo }, { token, key: newId() })
  expect((await again('0'.repeat(32))).code).toBe(refusals.notFound.code)
  expect((await again('?')).code).toBe(refusals.notFound.code)
  for (const other of ['service1', 'operator1', 'senior1'])
    expect((await again(refund!.refundNo, await lab.server.staffTokenOf(other))).code).toBe(
      refusals.dutyNotHeld.code,
    )
  // The refund account has money again: of two concurrent calls one resends it.
  await lab.play('silent')
  const both = await Promise.all([again(), again()])
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, refusals.refundNotFailed.code])
  expect([await failed(), await late()]).toEqual([[], 0])
  await lab.round()
  expect([(await lab.refundsOf(order)).map(({ state }) => state), await lab.stateOf(order)]).toEqual([
    ['done'],
    7,
  ])
  expect((await lab.tradeOf(await lab.tradeNoOf(order))).refunds).toHaveLength(1)
  expect((await auditEvents('refundAgain')).map(({ detail }) => detail)).toEqual([
    `${order.order_no} ¥250.00`,
  ])
})

test('a prize is handed out once with a notice to its owner, and a purchased order cannot be', async () => {
  const token = await lab.server.staffTokenOf('operator1')
  const handOut = (orderId: string) =>
    lab.server.call(ordersAdminCalls.handOut, { orderId }, { token, key: newId() })
  const prize = await lab.place({ kind: 'activity', lines: [line(0, 1, '运动保温杯')] })
  const { result } = await lab.server.call(ordersAdminCalls.order, { orderId: prize.id }, { token })
  expect([result.canHandOut, result.canShip]).toEqual([true, false])
  const both = await Promise.all([handOut(prize.id), handOut(prize.id)])
  expect(both.filter(({ success }) => success)).toHaveLength(1)
  expect(both.find(({ success }) => !success)!.code).toBe(refusals.prizeNotWaiting.code)
  expect(both.find(({ success }) => success)!.result).toMatchObject({ state: 4, canHandOut: false })
  expect((await auditEvents('handOutPrize')).map(({ detail }) => detail)).toEqual([prize.order_no])
  const notices = await lab.db
    .selectFrom('notice')
    .select('title')
    .where('title', '=', '您的奖品已领取')
    .execute()
  expect(notices).toHaveLength(1)
  const signedUp = await paid({ kind: 'activity', lines: [line(3_900, 1, '健步赛报名费')] })
  expect((await handOut(signedUp.id)).code).toBe(refusals.prizeNotWaiting.code)
  expect((await handOut(newId())).code).toBe(refusals.notFound.code)
})

test('every other role is refused every call', async () => {
  const id = newId()
  const of: readonly [string, (typeof ordersAdminCalls)[keyof typeof ordersAdminCalls], object][] = [
    ['finance1', ordersAdminCalls.orders, page],
    ['service1', ordersAdminCalls.order, { orderId: id }],
    ['service1', ordersAdminCalls.ship, { orderId: id, parcels: [{ courier: 'jd', parcelNo: no() }] }],
    ['service1', ordersAdminCalls.handOut, { orderId: id }],
    ['operator1', ordersAdminCalls.sales, page],
    ['senior1', ordersAdminCalls.sale, { id }],
    ['operator1', ordersAdminCalls.decide, { id, deed: 'refuse', answer: '不', isSellable: 0 }],
    ['service1', ordersAdminCalls.confirm, { id, isAgreed: 1, words: '' }],
  ]
  for (const [account, row, input] of of) {
    const token = await lab.server.staffTokenOf(account)
    expect((await lab.server.call(row, input as never, { token, key: newId() })).code).toBe(
      refusals.dutyNotHeld.code,
    )
  }
  const operators = await lab.server.staffTokenOf('operator1')
  const options = await lab.server.call(paymentsAdminCalls.days, page, { token: operators })
  expect(options.code).toBe(refusals.dutyNotHeld.code)
})

test("a list of orders and its counts read only one member's orders, however many others exist", async () => {
  const plans: string[] = []
  const others = sql`
    insert into shop_order (company_id, id, account_id, order_no, kind, state, total_fen, coupon_fen, benefit_fen,
      points_fen, money_fen, created_at, updated_at, pay_by)
    select company_id, gen_random_uuid(), gen_random_uuid(), 'X' || n, kind, 4, 0, 0, 0, 0, 0,
      created_at - n * interval '1 second', updated_at, pay_by
    from (select * from shop_order where kind = 'mall' limit 1) one, generate_series(1, 20000) n`
  const fromOrders = sql`from shop_order where account_id = ${idOf('account', 'linxiao')} and hidden_at is null
    and company_id = any (${[idOf('company', 'xinghe-software')]}::uuid[])`
  const looked = lab.db.transaction().execute(async (tx) => {
    await others.execute(tx)
    await sql`analyze shop_order`.execute(tx)
    for (const options of [
      sql`explain (format json) select * ${fromOrders} order by created_at desc, id desc limit 10`,
      sql`explain (format json) select state, count(*) ${fromOrders} group by state`,
    ])
      plans.push(JSON.stringify((await options.execute(tx)).rows))
    // Twenty thousand other members' orders do not matter.
    throw new Error('undone')
  })
  await expect(looked).rejects.toThrow('undone')
  expect(plans).toHaveLength(2)
  expect(plans.filter((plan) => !plan.includes('shop_order_account') || plan.includes('Seq Scan'))).toEqual(
    [],
  )
})

test('finds an order by its number, and counts those waiting for finance, without reading all orders', async () => {
  const order = await paid()
  const plans: string[] = []
  const looked = lab.db.transaction().execute(async (tx) => {
    await sql`
      insert into shop_order (company_id, id, account_id, order_no, kind, state, total_fen, coupon_fen, benefit_fen,
        points_fen, money_fen, created_at, updated_at, pay_by)
      select company_id, gen_random_uuid(), gen_random_uuid(), 'Y' || n, kind, 4, 0, 0, 0, 0, 0, created_at, updated_at,
        pay_by
      from (select * from shop_order where id = ${order.id}) one, generate_series(1, 20000) n`.execute(tx)
    await sql`
      insert into after_sale (company_id, order_id, id, account_id, state, reason, pieces, created_at, updated_at)
      select company_id, id, id, account_id, 5, '', '[]', created_at, updated_at from shop_order
      where order_no like 'Y%'`.execute(tx)
    await sql`analyze shop_order`.execute(tx)
    await sql`analyze after_sale`.execute(tx)
    const { company_id, id } = order
    const scope = { accountId: undefined, order: { company_id, id } }
    for (const options of [
      adminOrderQuery(tx, { state: 2 }, scope),
      adminOrderQuery(tx, {}, scope).orderBy('created_at', 'desc').orderBy('id').limit(20),
      filteredAfterSales(tx, {}, { company_id, id }),
      filteredAfterSales(tx, { isToConfirm: 1 }, undefined),
    ])
      plans.push(JSON.stringify(await options.explain('json')))
    throw new Error('undone')
  })
  await expect(looked).rejects.toThrow('undone')
  expect(plans).toHaveLength(4)
  expect(plans.filter((plan) => plan.includes('Seq Scan'))).toEqual([])
})
