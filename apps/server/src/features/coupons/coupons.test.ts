import { couponCalls } from '@yf/contract/coupons'
import { messageCalls } from '@yf/contract/messages'
import { refusals } from '@yf/contract/refusals'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { closeOrder, linesOf, openAfterSale, takeOrder } from '#features/orders/public.ts'
import { accountId, companyId, line, orderLab, type OrderLab } from '#features/orders/test-orders.ts'
import type { OrderRow } from '#features/orders/public.ts'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { enterMall } from '#testkit/mall-token.ts'
import { couponsFor } from './coupons-for.ts'
import { lapseJob, notifyEndingJob } from './jobs.ts'
import { takeOne } from './take-one.ts'
import type { CouponRow } from './store.ts'
import { batchOf, couponOf, giveCoupon, newBatch } from './test-coupons.ts'

let lab: OrderLab
let token: string
beforeAll(async () => {
  lab = await orderLab()
  token = (await enterMall({ ...lab.server, tokenOf: async () => lab.token }, 'linxiao')).mallToken
})
afterAll(() => lab.close())

const page = { pageNo: 1, pageSize: 50 }
const codeOf = (name: keyof typeof refusals) => String(refusals[name].code)
const take = (batchId: string, company = companyId) =>
  lab.server.call(couponCalls.take, { companyId: company, batchId }, { token, key: newId() })
const mineOf = (company: string, state: 1 | 2 | 3) =>
  lab.server.call(couponCalls.mine, { companyId: company, state, ...page }, { token })
const mine = async (state: 1 | 2 | 3) => (await mineOf(companyId, state)).result
const centre = async () =>
  (await lab.server.call(couponCalls.centre, { companyId, ...page }, { token })).result.records

/** An order of 150 yuan that uses a coupon of twenty. */
const orderWith = (couponId: string, quantity = 1): Promise<OrderRow> =>
  lab.place({
    lines: [line(15_000, quantity), line(3_000)],
    coupon: { fen: 2_000, among: [0] },
    holdings: [{ component: 'coupon', data: { couponId } }],
  })

test("a coupon claimed from the centre is listed among the member's coupons with its effect", async () => {
  const batch = await newBatch(lab, { stock: 5, per_person: 2 })
  expect((await centre()).find(({ batchId }) => batchId === batch.id)).toMatchObject({
    left: 5,
    takenByMe: 0,
    couponType: 1,
    reduceMoney: 2000,
    fullMoney: 10_000,
    isForAll: 1,
    validDays: 10,
  })
  const { result, message } = await take(batch.id)
  expect(message).toBe('领取成功')
  expect(result).toMatchObject({ state: 1, stateName: '可用', isLocked: 0, orderId: null, endsSoon: 0 })
  const usable = await mine(1)
  expect(usable.records.map(({ id }) => id)).toContain(result.id)
  expect(usable.total).toBe(usable.counts.usable)
  expect((await centre()).find(({ batchId }) => batchId === batch.id)).toMatchObject({
    left: 4,
    takenByMe: 1,
  })
})

test('a coupon just claimed can be used, also if time passes during the claim', async () => {
  const batch = await newBatch(lab)
  const start = lab.clock.now().getTime()
  let reads = 0
  const ticking = vi.spyOn(lab.clock, 'now').mockImplementation(() => new Date(start + (reads += 1)))
  const { result } = await take(batch.id).finally(() => ticking.mockRestore())
  expect(reads).toBeGreaterThan(1)
  expect(result).toMatchObject({ batchId: batch.id, canUse: 1 })
})

test("limits coupons per member, and refuses paused, expired and other companies' batches", async () => {
  const batch = await newBatch(lab)
  await take(batch.id)
  expect((await take(batch.id)).code).toBe(codeOf('couponLimitReached'))
  expect((await batchOf(lab, batch)).taken).toBe(1)
  const paused = await newBatch(lab, { is_paused: true })
  expect((await take(paused.id)).code).toBe(codeOf('couponNotOffered'))
  const over = await newBatch(lab, {
    take_from: new Date(lab.clock.now().getTime() - 7_200_000),
    take_until: new Date(lab.clock.now().getTime() - 1),
  })
  expect((await take(over.id)).code).toBe(codeOf('couponNotOffered'))
  const foreign = idOf('company', 'haina')
  const theirs = await newBatch(lab, { company_id: foreign })
  expect((await take(theirs.id, foreign)).code).toBe(codeOf('notFound'))
  expect((await take(theirs.id)).code).toBe(codeOf('notFound'))
  expect((await centre()).map(({ batchId }) => batchId)).not.toContain(theirs.id)
})

test('lists only the coupons of the chosen company; those of another are listed and usable only there', async () => {
  const other = idOf('company', 'xinghe-hardware')
  const theirs = await giveCoupon(lab, await newBatch(lab, { company_id: other }), accountId)
  const ours = await giveCoupon(lab, await newBatch(lab), accountId)
  const [here, there] = [await mine(1), (await mineOf(other, 1)).result]
  const ids = ({ records }: typeof here) => records.map(({ id }) => id)
  expect([ids(here).includes(ours.id), ids(here).includes(theirs.id)]).toEqual([true, false])
  expect([ids(there).includes(ours.id), ids(there).includes(theirs.id)]).toEqual([false, true])
  expect([here.total, here.counts.usable]).toEqual([here.records.length, here.records.length])
  expect([there.total, there.counts.usable]).toEqual([there.records.length, there.records.length])
  // A listed coupon links to its products.
  for (const [company, batchId] of [
    [companyId, ours.batch_id],
    [other, theirs.batch_id],
  ] as const) {
    const query = { companyId: company, batchId, ...page }
    expect((await lab.server.call(couponCalls.products, query, { token })).success).toBe(true)
  }
  expect((await mineOf(idOf('company', 'haina'), 1)).code).toBe(codeOf('notFound'))
})

test('of fifty concurrent claims of the last coupon one succeeds, and the stock never becomes negative', async () => {
  const batch = await newBatch(lab, { stock: 10, taken: 9 })
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => lab.inTx((ctx) => takeOne(ctx, batch, newId()))),
  )
  expect(answers.filter((one) => typeof one === 'object')).toHaveLength(1)
  expect(answers.filter((one) => one === 'gone')).toHaveLength(49)
  expect((await batchOf(lab, batch)).taken).toBe(10)
  expect((await take(batch.id)).code).toBe(codeOf('couponsGone'))
})

test('two concurrent claims by one person give one coupon if one is allowed', async () => {
  const batch = await newBatch(lab)
  const both = await Promise.all([take(batch.id), take(batch.id)])
  expect(both.map(({ code }) => code).toSorted()).toEqual(['200', codeOf('couponLimitReached')])
  expect((await batchOf(lab, batch)).taken).toBe(1)
})

test('a coupon is locked while the order waits for payment, and used once it is paid', async () => {
  const coupon = await giveCoupon(lab, await newBatch(lab), accountId)
  const order = await orderWith(coupon.id)
  expect(order).toMatchObject({ total_fen: 18_000, coupon_fen: 2_000, money_fen: 16_000 })
  const lapsed = (await mine(1)).records.find(({ id }) => id === coupon.id)
  expect(lapsed).toMatchObject({ isLocked: 1, orderId: order.id })
  await expect(orderWith(coupon.id)).rejects.toThrow('short of coupon')
  await lab.payByAsking(order)
  expect(await couponOf(lab, coupon)).toMatchObject({ state: 2, order_id: order.id })
  expect((await mine(2)).records.map(({ id }) => id)).toContain(coupon.id)
})

test('closing an order returns its coupon; after its term it has expired, and nothing is extended', async () => {
  const coupon = await giveCoupon(lab, await newBatch(lab), accountId)
  const close = (order: OrderRow) =>
    lab.inTx(async (ctx) =>
      closeOrder(ctx, await takeOrder(ctx.db, order), { actor: accountId, reason: '您取消了订单' }),
    )
  await close(await orderWith(coupon.id))
  expect(await couponOf(lab, coupon)).toMatchObject({
    state: 1,
    order_id: null,
    valid_until: coupon.valid_until,
  })
  const again = await orderWith(coupon.id)
  await lab.db
    .updateTable('coupon')
    .set({ valid_until: lab.clock.now() })
    .where('id', '=', coupon.id)
    .execute()
  await lapseJob.run({}, lab.ctx)
  // The expiry job skips coupons held by an order.
  expect(await couponOf(lab, coupon)).toMatchObject({ state: 1, order_id: again.id })
  await close(again)
  expect(await couponOf(lab, coupon)).toMatchObject({ state: 3, order_id: null })
})

test('a partial refund keeps the coupon used, and refunding the last item returns it', async () => {
  const coupon = await giveCoupon(lab, await newBatch(lab), accountId)
  const order = await lab.payByAsking(await orderWith(coupon.id))
  const [first, second] = await linesOf(lab.db, order)
  const back = (lineId: string) =>
    lab.inTx(async (ctx) =>
      openAfterSale(ctx, await takeOrder(ctx.db, order), {
        pieces: [{ lineId, count: 1 }],
        reason: '不想要了',
        actor: accountId,
      }),
    )
  await back(first!.id)
  await lab.round()
  expect(await couponOf(lab, coupon)).toMatchObject({ state: 2, order_id: order.id })
  const refunds = await lab.refundsOf(order)
  // The price of the line after the coupon, not its list price.
  expect(refunds.map(({ amount_fen }) => amount_fen)).toEqual([13_000])
  await back(second!.id)
  await lab.round()
  expect(await couponOf(lab, coupon)).toMatchObject({ state: 1, order_id: null, used_at: null })
})

test("a member cannot pay with another's coupon, or before its term", async () => {
  const batch = await newBatch(lab, { per_person: 5 })
  const theirs = await giveCoupon(lab, batch, idOf('account', 'zhoulan'))
  await expect(orderWith(theirs.id)).rejects.toThrow('short of coupon')
  const early = await newBatch(lab, {
    valid_days: null,
    valid_from: new Date(lab.clock.now().getTime() + 3_600_000),
    valid_until: new Date(lab.clock.now().getTime() + 86_400_000),
  })
  await expect(orderWith((await giveCoupon(lab, early, accountId)).id)).rejects.toThrow('short of coupon')
})

test('lists the best coupon for a basket first and says why', async () => {
  const who = { companyId, accountId: newId() }
  const product = newId()
  const twenty = await giveCoupon(lab, await newBatch(lab), who.accountId)
  const half = await giveCoupon(
    lab,
    await newBatch(lab, { coupon_type: 2, reduce_money: 500, full_money: null, product_ids: [product] }),
    who.accountId,
  )
  await giveCoupon(lab, await newBatch(lab, { full_money: 100_000 }), who.accountId)
  const lines = [
    { productId: product, totalFen: 5_000 },
    { productId: newId(), totalFen: 6_000 },
  ]
  const fitting = await couponsFor(lab.db, who, lines, lab.clock.now())
  expect(fitting).toMatchObject([
    { id: half.id, offFen: 2_500, places: [0], words: expect.stringContaining('最优惠') },
    { id: twenty.id, offFen: 2_000, places: [0, 1] },
  ])
})

/** The price that the centre and the product page show for a member's coupons of a batch. */
async function useOf({ batch_id }: CouponRow) {
  const query = { companyId, batchId: batch_id, ...page }
  const { result } = await lab.server.call(couponCalls.products, query, { token })
  const lapsed = (await centre()).find(({ batchId }) => batchId === batch_id)
  return { usableByMe: lapsed?.usableByMe, canUse: result.canUse, hasProducts: result.total > 0 }
}
const inUse = { usableByMe: 1, canUse: 1, hasProducts: true }
const notInUse = { usableByMe: 0, canUse: 0, hasProducts: false }

test('a coupon that is used or held by an order has no discounted price any more', async () => {
  const coupon = await giveCoupon(lab, await newBatch(lab), accountId)
  const lapsed = async (state: 1 | 2) => (await mine(state)).records.find(({ id }) => id === coupon.id)
  expect(await useOf(coupon)).toEqual(inUse)
  expect(await lapsed(1)).toMatchObject({ canUse: 1 })
  const order = await orderWith(coupon.id)
  expect(await useOf(coupon)).toEqual(notInUse)
  expect(await lapsed(1)).toMatchObject({ isLocked: 1, canUse: 0 })
  await lab.payByAsking(order)
  expect(await useOf(coupon)).toEqual(notInUse)
  expect(await lapsed(2)).toMatchObject({ canUse: 0 })
})

test('a coupon has a discounted price from the first moment of its term to the last, also before the expiry job runs', async () => {
  const now = lab.clock.now().getTime()
  const at = (fromMs: number, untilMs: number) =>
    newBatch(lab, {
      valid_days: null,
      valid_from: new Date(now + fromMs),
      valid_until: new Date(now + untilMs),
    }).then((batch) => giveCoupon(lab, batch, accountId))
  expect(await useOf(await at(0, 60_000))).toEqual(inUse)
  expect(await useOf(await at(60_000, 120_000))).toEqual(notInUse)
  expect(await useOf(await at(-60_000, 0))).toEqual(notInUse)
})

test('the applicable products come from the catalogue extension point, with the discounted price', async () => {
  const batch = await newBatch(lab, { full_money: null })
  await giveCoupon(lab, batch, accountId)
  const query = { companyId, batchId: batch.id, ...page }
  const { result } = await lab.server.call(couponCalls.products, query, { token })
  expect(result.coupon).toMatchObject({ name: '满百减二十', reduceMoney: 2000, fullMoney: null, isForAll: 1 })
  expect(result.total).toBeGreaterThanOrEqual(result.records.length)
  for (const { priceFen, withCouponFen } of result.records)
    expect(withCouponFen).toBe(Math.max(0, priceFen - 2_000))
  const unknown = await lab.server.call(couponCalls.products, { ...query, batchId: newId() }, { token })
  expect(unknown.code).toBe(codeOf('notFound'))
})

test('notifies the owner once, three days before the end; at its end the coupon expires', async () => {
  const coupon = await giveCoupon(lab, await newBatch(lab, { name: '快到期的券', valid_days: 2 }), accountId)
  await notifyEndingJob.run({}, lab.ctx)
  await notifyEndingJob.run({}, lab.ctx)
  const notices = await lab.server.call(messageCalls.list, { tab: 2, ...page }, { token: lab.token })
  const reminders = notices.result.records.filter(({ content }) => content.includes('快到期的券'))
  expect(reminders).toHaveLength(1)
  expect(reminders[0]).toMatchObject({ title: '优惠券即将到期', jumpUrl: '/coupons/index' })
  expect((await mine(1)).records.find(({ id }) => id === coupon.id)?.endsSoon).toBe(1)
  lab.clock.advance({ days: 4 })
  await lapseJob.run({}, lab.ctx)
  expect(await couponOf(lab, coupon)).toMatchObject({ state: 3 })
})
