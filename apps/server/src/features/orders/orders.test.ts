import { orderCalls } from '@yf/contract/orders'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { balanceOf } from '#platform/ledger/ledger.ts'
import { recount } from '#testkit/recount/recount.ts'
import { newId } from '#platform/ids.ts'
import { books } from '#features/points/rules.ts'
import { stockOf } from './stock.ts'
import { closeUnpaidJob } from './timers.ts'
import { accountId, companyId, line, orderLab, usualDraft, type OrderLab } from './test-orders.ts'

let lab: OrderLab
beforeAll(async () => {
  lab = await orderLab()
})
afterAll(() => lab.close())
beforeEach(async () => {
  await lab.play('works')
})

const points = () => balanceOf(lab.db, { companyId, book: books.points, ownerId: accountId })
const mine = () => ({ token: lab.token })
const detailOf = async (order: { id: string }) =>
  (await lab.server.call(orderCalls.detail, { orderId: order.id }, mine())).result
const closeDue = () => closeUnpaidJob.run({}, lab.ctx)

test('an order keeps a copy of what was sold, and the payers of each line', async () => {
  await lab.earn(1_000)
  const before = await points()
  const packageId = await lab.benefit(50_000)
  const order = await lab.place({
    benefit: { fen: 6_000, among: [0], packageId },
    points: { fen: 1_000 },
    coupon: { fen: 500 },
  })
  const detail = await detailOf(order)
  expect(detail).toMatchObject({
    state: 1,
    stateName: '待付款',
    totalFen: 25_000,
    couponFen: 500,
    benefitFen: 6_000,
    pointsFen: 1_000,
    moneyFen: 17_500,
    delivery: { name: '林晓', region: '上海市徐汇区' },
    can: { pay: true, cancel: true, refund: false },
  })
  expect(
    detail.lines.map((own) => [own.name, own.couponFen, own.benefitFen, own.pointsFen, own.moneyFen]),
  ).toEqual([
    ['感冒灵颗粒', 200, 6_000, 205, 3_595],
    ['维生素 C', 300, 0, 795, 13_905],
  ])
  expect([await points(), await lab.usedOf(packageId)]).toEqual([before - 1_000, 6_000])
})

test('purchased items appear in no table as plain text', async () => {
  const order = await lab.place({ lines: [line(100, 1, '盐酸舍曲林片')] })
  const rows = await lab.db.selectFrom('order_line').selectAll().where('order_id', '=', order.id).execute()
  const { delivery } = await lab.orderOf(order)
  expect(JSON.stringify(rows)).not.toContain('舍曲林')
  expect(delivery).not.toContain('漕溪')
})

test('finds orders by kind, state and text, newest first, and only for their owner', async () => {
  const health = await lab.place({ kind: 'health', lines: [line(900, 1, '洗牙套餐')] })
  const stranger = await lab.server.tokenOf('zhoulan')
  const ask = async (input: object, token = lab.token) => {
    const { result } = await lab.server.call(
      orderCalls.list,
      { pageNo: 1, pageSize: 100, ...input },
      { token },
    )
    return result
  }
  expect((await ask({ kind: 'health', state: 1 })).records.map(({ id }) => id)).toEqual([health.id])
  expect((await ask({ keyword: '洗牙' })).total).toBe(1)
  expect((await ask({ keyword: health.order_no.toLowerCase() })).records).toMatchObject([{ id: health.id }])
  expect((await ask({ keyword: '没有这样的' })).total).toBe(0)
  expect((await ask({ state: 5, kind: 'health' })).total).toBe(0)
  const all = await ask({})
  expect(all.records.map(({ createTime }) => createTime)).toEqual(
    all.records
      .map(({ createTime }) => createTime)
      .toSorted()
      .toReversed(),
  )
  expect((await ask({ kind: 'health' }, stranger)).total).toBe(0)
  const { result } = await lab.server.call(orderCalls.healthList, { pageNo: 1, pageSize: 10 }, mine())
  expect(result.records).toMatchObject([{ id: health.id }, { kind: 'health', stateName: '已完成' }])
  for (const row of [orderCalls.detail, orderCalls.cancel, orderCalls.payResult])
    expect((await lab.server.call(row, { orderId: health.id }, { token: stranger })).code).toBe(1004)
})

test('of fifty concurrent orders of the last item one gets it', async () => {
  const productId = await lab.stocked(1)
  const lines = [{ ...line(100), productId, isStocked: true }]
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => lab.place({ lines })))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stockOf(lab.db, productId)).toBe(0)
})

test('a failed order takes nothing: one missing component rolls back the others', async () => {
  const productId = await lab.stocked(5)
  const packageId = await lab.benefit(100)
  const lines = [{ ...line(10_000), productId, isStocked: true }]
  await expect(lab.place({ lines, benefit: { fen: 5_000, packageId } })).rejects.toThrow('short of benefit')
  await expect(lab.place({ lines, points: { fen: 9_999_999 }, coupon: { fen: 0 } })).rejects.toThrow(
    'short of points',
  )
  expect([await stockOf(lab.db, productId), await lab.usedOf(packageId)]).toEqual([5, 0])
})

test('cancelling returns stock, benefit and points, each once, despite repeated and concurrent requests', async () => {
  await lab.earn(700)
  const [before, productId, packageId] = [await points(), await lab.stocked(3), await lab.benefit(9_000)]
  const order = await lab.place({
    lines: [{ ...line(4_000, 2), productId, isStocked: true }],
    benefit: { fen: 5_000, packageId },
    points: { fen: 700 },
  })
  expect([await points(), await stockOf(lab.db, productId), await lab.usedOf(packageId)]).toEqual([
    before - 700,
    1,
    5_000,
  ])
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => lab.server.call(orderCalls.cancel, { orderId: order.id }, mine())),
  )
  expect(answers.map(({ result }) => result.state)).toEqual(Array.from({ length: 10 }, () => 5))
  expect([await points(), await stockOf(lab.db, productId), await lab.usedOf(packageId)]).toEqual([
    before,
    3,
    0,
  ])
  expect((await detailOf(order)).timeline.map(({ stateName }) => stateName)).toEqual(['待付款', '已取消'])
})

test('returned points keep their term: a refund renews nothing', async () => {
  await lab.earn(300)
  const order = await lab.place({ points: { fen: 300 } })
  await lab.server.call(orderCalls.cancel, { orderId: order.id }, mine())
  const entries = await lab.db
    .selectFrom('ledger_entry')
    .select(['amount', 'gives_back'])
    .where('event_key', 'like', `order/${order.id}%`)
    .orderBy('amount')
    .execute()
  expect(entries).toEqual([
    { amount: -300, gives_back: false },
    { amount: 300, gives_back: true },
  ])
})

test('an order is closed after thirty minutes without payment, also by two concurrent jobs; a minute earlier it is not', async () => {
  const productId = await lab.stocked(2)
  const order = await lab.place({ lines: [{ ...line(100), productId, isStocked: true }] })
  lab.clock.advance({ minutes: 29, seconds: 59 })
  await closeDue()
  expect(await lab.stateOf(order)).toBe(1)
  lab.clock.advance({ seconds: 1 })
  await Promise.all([closeDue(), closeDue()])
  expect([await lab.stateOf(order), await stockOf(lab.db, productId)]).toEqual([5, 2])
  expect((await detailOf(order)).closeReason).toBe('超过 30 分钟未付款，订单已关闭')
})

test('an order paid fully with points is paid at once, without calling the provider', async () => {
  await lab.earn(25_000)
  const order = await lab.place({ points: { fen: 99_999 } })
  expect([order.state, order.money_fen, await lab.paymentsOf(order)]).toEqual([2, 0, []])
  const { code } = await lab.server.call(orderCalls.pay, { orderId: order.id, way: 'h5' }, mine())
  expect(code).toBe(4001)
  const back = await lab.server.call(
    orderCalls.applyRefund,
    { orderId: order.id, reason: '不需要了' },
    mine(),
  )
  expect(back.result).toMatchObject({ state: 5, stateName: '已完成' })
  expect(await lab.stateOf(order)).toBe(7)
})

test('an order has an address unless its kind ships nothing', async () => {
  const { delivery: _, ...nowhere } = usualDraft
  await expect(
    lab.inTx((inner) => import('./place-order.ts').then(({ placeOrder }) => placeOrder(inner, nowhere))),
  ).rejects.toThrow('goes somewhere')
})

test('refuses a component that cannot be returned when it is taken', async () => {
  const holdings = [{ component: 'lantern', data: { id: newId() } }] as never
  await expect(lab.place({ holdings })).rejects.toThrow('nobody knows')
})

test('afterwards everything adds up', async () => {
  expect(await recount(lab.db)).toEqual([])
})
