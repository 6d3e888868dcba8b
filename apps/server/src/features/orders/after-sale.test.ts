import * as fc from 'fast-check'
import { orderCalls } from '@yf/contract/orders'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { turns } from '#testkit/campaign.ts'
import { recount } from '#testkit/recount/recount.ts'
import type { WorkContext } from '#platform/call/work.ts'
import type { ExtensionPoints } from '#platform/extension-points.ts'
import { balanceOf } from '#platform/ledger/ledger.ts'
import { newId } from '#platform/ids.ts'
import { books } from '#features/points/rules.ts'
import {
  askToSendBack,
  openAfterSale,
  payBack,
  refuseAfterSale,
  sendBack,
  withdrawAfterSale,
} from './after-sale.ts'
import { closeOrder } from './close-order.ts'
import type { OrderComponent } from './components.ts'
import { placeOrder } from './place-order.ts'
import { refundPieces } from './refund-pieces.ts'
import { finishOrder, shipOrder } from './shipping.ts'
import { stockOf } from './stock.ts'
import { afterSalesOf, linesOf, takeOrder, type OrderRow } from './store.ts'
import { accountId, companyId, line, orderLab, usualDraft, type OrderLab } from './test-orders.ts'

let lab: OrderLab
beforeAll(async () => {
  lab = await orderLab()
})
afterAll(() => lab.close())
beforeEach(async () => {
  await lab.play('silent')
})

const mine = () => ({ token: lab.token })
const points = () => balanceOf(lab.db, { companyId, book: books.points, ownerId: accountId })
const apply = (order: OrderRow, input: object = {}) =>
  lab.server.call(orderCalls.applyRefund, { orderId: order.id, reason: '不合适', ...input }, mine())
const afterSaleNow = async (order: OrderRow) => (await afterSalesOf(lab.db, order))[0]!
const refundedFen = async (order: OrderRow) =>
  (await lab.refundsOf(order)).map(({ amount_fen }) => amount_fen)
const lineIds = async (order: OrderRow) => (await linesOf(lab.db, order)).map(({ id }) => id)

/** Shipped, and received when it is `done`. */
async function sent(order: OrderRow, isDone = false): Promise<void> {
  await lab.inTx(async (inner) => {
    const parcels = [{ courier: 'shunfeng' as const, parcelNo: `SF${newId()}` }]
    await shipOrder(inner, await takeOrder(inner.db, order), { parcels, actor: 'system' })
    if (isDone)
      await finishOrder(inner, await takeOrder(inner.db, order), { actor: accountId, reason: '确认收货' })
  })
}

const staff = { actor: `staff:${newId()}`, reason: '同意退货' }
const withLockedOrder = <T>(
  order: OrderRow,
  work: (inner: Parameters<Parameters<OrderLab['inTx']>[0]>[0], locked: OrderRow) => Promise<T>,
) => lab.inTx(async (inner) => work(inner, await takeOrder(inner.db, order)))

test('before shipping a line is refunded at once: its price, to the original sources', async () => {
  await lab.earn(1_000)
  const [before, productId, packageId] = [await points(), await lab.stocked(9), await lab.benefit(50_000)]
  const order = await lab.payByAsking(
    await lab.place({
      lines: [line(10_000), { ...line(5_000, 3), productId, isStocked: true }],
      coupon: { fen: 2_500 },
      benefit: { fen: 4_000, among: [0], packageId },
      points: { fen: 1_000 },
    }),
  )
  const [drug, vitamin] = await lineIds(order)
  // 5,000 × 3 − 1,500 coupon − 730 points; two items of it.
  expect((await apply(order, { lineId: vitamin, count: 2 })).result).toMatchObject({
    state: 4,
    stateName: '退款中',
  })
  expect([await refundedFen(order), await points(), await stockOf(lab.db, productId)]).toEqual([
    [8_513],
    before - 1_000 + 486,
    8,
  ])
  expect([await lab.stateOf(order), await lab.usedOf(packageId)]).toEqual([6, 4_000])
  await lab.round()
  expect(await lab.stateOf(order)).toBe(2)
  await apply(order, { lineId: drug })
  await lab.round()
  expect([await lab.stateOf(order), await lab.usedOf(packageId)]).toEqual([2, 0])
  await apply(order)
  await lab.round()
  expect([await lab.stateOf(order), await points(), await stockOf(lab.db, productId)]).toEqual([7, before, 9])
  expect((await refundedFen(order)).reduce((sum, fen) => sum + fen, 0)).toBe(order.money_fen)
})

/** As if a feature had added a coupon to the components, and registered for orders of its kind. */
async function withCoupon(
  work: (hooked: (inner: WorkContext) => WorkContext, log: string[]) => Promise<void>,
): Promise<void> {
  const log: string[] = []
  const coupon: OrderComponent<object> = {
    take: async () => true,
    giveBack: async () => void log.push('coupon back'),
  }
  const { extensionPoints } = lab.ctx
  const kinds: ExtensionPoints['orderKinds'] = {
    mall: { paid: async () => void log.push('paid'), undone: async () => void log.push('undone') },
  }
  const orderComponents = { ...extensionPoints.orderComponents, coupon }
  await work(
    (inner) => ({ ...inner, extensionPoints: { ...extensionPoints, orderComponents, orderKinds: kinds } }),
    log,
  )
}

test('the coupon lowers the refund of each line, and is returned only with the last item', () =>
  withCoupon(async (hooked, log) => {
    const holdings = [{ component: 'coupon', data: {} }] as never
    const placed = await lab.inTx((inner) =>
      placeOrder(hooked(inner), { ...usualDraft, coupon: { fen: 5_000 }, holdings }),
    )
    const order = await lab.payByAsking((placed as Extract<typeof placed, { kind: 'placed' }>).order)
    const [first, second] = await lineIds(order)
    const back = (lineId: string | undefined, count: number) =>
      withLockedOrder(order, (inner, locked) =>
        refundPieces(hooked(inner), locked, {
          id: newId(),
          pieces: [{ lineId: lineId!, count }],
          reason: '',
          wereNotSent: true,
        }),
      )
    await back(second, 3)
    expect([await refundedFen(order), log]).toEqual([[12_000], []])
    await back(first, 1)
    expect([await refundedFen(order), log]).toEqual([[12_000, 8_000], ['coupon back']])
  }))

test('an order kind is notified of payment and refund in the same transaction', () =>
  withCoupon(async (hooked, log) => {
    await lab.earn(25_000)
    const placed = await lab.inTx((inner) =>
      placeOrder(hooked(inner), { ...usualDraft, points: { fen: 25_000 } }),
    )
    const { order } = placed as Extract<typeof placed, { kind: 'placed' }>
    const pieces = (await linesOf(lab.db, order)).map(({ id, quantity }) => ({ lineId: id, count: quantity }))
    await withLockedOrder(order, (inner, locked) =>
      openAfterSale(hooked(inner), locked, { pieces, reason: '不要', actor: 'system' }),
    )
    expect([log, await lab.stateOf(order)]).toEqual([['paid', 'undone'], 7])
    const unpaid = await lab.place()
    const refusing = { mall: { undone: () => Promise.reject(new Error('refused by its kind')) } }
    const fails = withLockedOrder(unpaid, (inner, locked) =>
      closeOrder({ ...inner, extensionPoints: { ...inner.extensionPoints, orderKinds: refusing } }, locked, {
        actor: 'system',
        reason: '测试',
      }),
    )
    await expect(fails).rejects.toThrow('by its kind')
    expect(await lab.stateOf(unpaid)).toBe(1)
  }))

test('ten concurrent requests create one after-sales case and one refund', async () => {
  const order = await lab.payByAsking(await lab.place())
  const answers = await Promise.all(Array.from({ length: 10 }, () => apply(order)))
  expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1)
  expect(await refundedFen(order)).toEqual([25_000])
})

test('repeating an effect fails and rolls back', async () => {
  const order = await lab.payByAsking(await lab.place())
  const [first] = await lineIds(order)
  const back = { id: newId(), pieces: [{ lineId: first!, count: 1 }], reason: '测试', wereNotSent: true }
  await withLockedOrder(order, (inner, locked) => refundPieces(inner, locked, back))
  const again = { ...back, pieces: [{ lineId: (await lineIds(order))[1]!, count: 1 }] }
  await expect(withLockedOrder(order, (inner, locked) => refundPieces(inner, locked, again))).rejects.toThrow(
    'duplicate key',
  )
  await expect(
    withLockedOrder(order, (inner, locked) => refundPieces(inner, locked, { ...back, id: newId() })),
  ).rejects.toThrow('nobody has')
  expect(await refundedFen(order)).toEqual([10_000])
  await withLockedOrder(order, (inner, locked) =>
    openAfterSale(inner, locked, { pieces: again.pieces, reason: '测试', actor: 'system' }),
  )
})

test('after shipping staff review it first: sent back, arrived, refunded; stock does not grow automatically', async () => {
  const productId = await lab.stocked(5)
  const order = await lab.payByAsking(
    await lab.place({ lines: [{ ...line(3_000, 2), productId, isStocked: true }] }),
  )
  await sent(order)
  expect((await apply(order, { count: 1 })).result.stateName).toBe('待审核')
  expect([await lab.stateOf(order), await refundedFen(order)]).toEqual([6, []])
  const afterSale = await afterSaleNow(order)
  const updated = await lab.inTx((inner) => askToSendBack(inner, afterSale, staff))
  const parcel = { courier: 'zhongtong' as const, parcelNo: `ZT${newId()}`, actor: accountId }
  const way = await withLockedOrder(order, (inner, locked) => sendBack(inner, locked, updated, parcel))
  expect(way).toMatchObject({ state: 3 })
  await withLockedOrder(order, async (inner, locked) =>
    payBack(inner, locked, await afterSaleNow(order), { ...staff, wereNotSent: false }),
  )
  expect([(await afterSaleNow(order)).state, await refundedFen(order)]).toEqual([4, [3_000]])
  await lab.round()
  expect([
    (await afterSaleNow(order)).state,
    await lab.stateOf(order),
    await stockOf(lab.db, productId),
  ]).toEqual([5, 3, 3])
})

test('after a refusal or withdrawal the order has its previous state, and a new request is possible', async () => {
  const order = await lab.payByAsking(await lab.place())
  await sent(order, true)
  await apply(order)
  await withLockedOrder(order, async (inner, locked) =>
    refuseAfterSale(inner, locked, await afterSaleNow(order), { ...staff, reason: '已拆封' }),
  )
  expect([await lab.stateOf(order), (await afterSaleNow(order)).state]).toEqual([4, 6])
  lab.clock.advance({ minutes: 1 })
  await apply(order)
  await withLockedOrder(order, async (inner, locked) =>
    withdrawAfterSale(inner, locked, await afterSaleNow(order)),
  )
  expect([await lab.stateOf(order), (await afterSaleNow(order)).state, await refundedFen(order)]).toEqual([
    4,
    7,
    [],
  ])
  const { result } = await lab.server.call(orderCalls.detail, { orderId: order.id }, mine())
  expect(result.afterSales.map(({ stateName, answer, reason }) => [stateName, answer, reason])).toEqual([
    ['已撤销', null, '不合适'],
    ['已拒绝', '已拆封', '不合适'],
  ])
})

test('fifteen days after completion requests are refused, and so are too many items and a part of a benefit', async () => {
  const packageId = await lab.benefit(50_000)
  const order = await lab.payByAsking(
    await lab.place({ lines: [line(5_000, 2)], benefit: { fen: 3_000, packageId } }),
  )
  expect((await apply(order, { count: 3 })).code).toBe(4004)
  expect((await apply(order, { lineId: newId() })).code).toBe(4004)
  expect((await apply(order, { count: 1 })).code).toBe(4005)
  await sent(order, true)
  lab.clock.advance({ days: 15 })
  const { result } = await lab.server.call(orderCalls.detail, { orderId: order.id }, mine())
  expect(result.can.refund).toBe(true)
  lab.clock.advance({ seconds: 1 })
  expect((await apply(order)).code).toBe(4003)
  const unpaid = await lab.place()
  expect((await apply(unpaid)).code).toBe(4003)
})

/** The price of each line after the coupon: distributed fen by fen, to the line furthest below its fair share. */
function naiveMoney(prices: readonly number[], couponFen: number): number[] {
  const total = prices.reduce((sum, price) => sum + price, 0)
  const off = Math.min(couponFen, total)
  const refundedFen = prices.map(() => 0)
  for (let fen = 0; fen < off; fen++) {
    const behind = prices.map((price, at) => off * price - refundedFen[at]! * total)
    refundedFen[behind.indexOf(Math.max(...behind))]! += 1
  }
  return prices.map((price, at) => price - refundedFen[at]!)
}

/**
 * The prices of the items of a line, one by one: each adds its share to a pool, which pays out whole fen as soon as
 * it has them.
 */
function naivePieces(moneyFen: number, quantity: number): number[] {
  let pot = 0
  return Array.from({ length: quantity }, () => {
    pot += moneyFen
    const fen = Math.floor(pot / quantity)
    pot -= fen * quantity
    return fen
  })
}

test('any sequence of refunds returns exactly what was paid, by the plain sum of its items', async () => {
  const story = fc.record({
    quantities: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
    unit: fc.integer({ min: 1, max: 9_999 }),
    couponFen: fc.integer({ min: 0, max: 3_000 }),
    steps: fc.array(fc.record({ at: fc.nat({ max: 2 }), count: fc.integer({ min: 1, max: 3 }) }), {
      maxLength: 6,
    }),
  })
  await fc.assert(
    fc.asyncProperty(story, async ({ quantities, unit, couponFen, steps }) => {
      const lines = quantities.map((quantity, at) => line(unit + at * 37, quantity))
      const money = naiveMoney(
        quantities.map((quantity, at) => (unit + at * 37) * quantity),
        couponFen,
      )
      fc.pre(money.some((fen) => fen > 0))
      const order = await lab.payByAsking(await lab.place({ lines, coupon: { fen: couponFen } }))
      const [ids, returned] = [await lineIds(order), quantities.map(() => 0)]
      let expected = 0
      for (const { at, count } of steps) {
        const quantity = quantities[at]
        if (quantity === undefined || returned[at]! + count > quantity) continue
        const cost = naivePieces(money[at]!, quantity).slice(returned[at]!, returned[at]! + count)
        expected += cost.reduce((sum, fen) => sum + fen, 0)
        returned[at]! += count
        const pieces = [{ lineId: ids[at]!, count }]
        await withLockedOrder(order, (inner, locked) =>
          refundPieces(inner, locked, { id: newId(), pieces, reason: '', wereNotSent: true }),
        )
      }
      const back = (await refundedFen(order)).reduce((sum, fen) => sum + fen, 0)
      expect(back).toBe(expected)
      const isWhole = returned.every((count, at) => count === quantities[at])
      expect(isWhole ? order.money_fen - back : 0).toBe(0)
    }),
    { numRuns: turns({ usually: 6, inCampaign: 200 }) },
  )
})

test('afterwards everything adds up', async () => {
  await lab.round()
  expect(await recount(lab.db)).toEqual([])
})
