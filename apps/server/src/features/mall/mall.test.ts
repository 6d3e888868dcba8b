import { randomUUID } from 'node:crypto'
import { mallCodes } from '@yf/contract/errors'
import { mallCalls } from '@yf/contract/mall'
import { mallAdminCalls } from '@yf/contract/mall-admin'
import { orderCalls } from '@yf/contract/orders'
import { refusals } from '@yf/contract/refusals'
import { fromMoment } from '@yf/domain/dates'
import { toShortYuanText } from '@yf/domain/money'
import { beforeAll, expect, test } from 'vitest'
import { closeUnpaidJob } from '#features/orders/timers.ts'
import { stockOf } from '#features/orders/public.ts'
import { pointsOf } from '#features/points/public.ts'
import { idOf } from '#seeds/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { enterMall, type MallTokens } from '#testkit/mall-token.ts'
import { workOf } from '#testkit/work-of.ts'
import { recount } from '#testkit/recount/recount.ts'
import { mallShelf } from './coupon-shelf.ts'
import { companyId, orderOfSeveral, productId, shopOf, variantId } from './test-shop.ts'

const server = demoStage()
let lin: MallTokens
let zhou: MallTokens
let operator: string
beforeAll(async () => {
  lin = await enterMall(server, 'linxiao')
  zhou = await enterMall(server, 'zhoulan')
  operator = await server.staffTokenOf('operator1')
})
const { place, offered, asStaff } = shopOf(
  server,
  () => lin.mallToken,
  () => operator,
)
const asLin = () => ({ token: lin.mallToken })
const codeOf = (name: keyof typeof refusals) => String(refusals[name].code)
const detail = async (orderId: string) =>
  (await server.call(orderCalls.detail, { orderId }, { token: lin.token })).result
const balance = () => pointsOf(server.db, { companyId, accountId: idOf('account', 'linxiao') })

/** A coupon of 林晓's with this discount, for these categories or for everything. */
async function couponOff(fen: number, categories: string[] = []): Promise<string> {
  const [id, batch_id, now] = [randomUUID(), randomUUID(), server.clock.now()]
  const ends = new Date(now.getTime() + 86_400_000)
  await server.db
    .insertInto('coupon_batch')
    .values({
      company_id: companyId,
      id: batch_id,
      name: `减 ${toShortYuanText(fen)}`,
      coupon_type: 1,
      reduce_money: fen,
      full_money: null,
      stock: 1,
      taken: 1,
      per_person: 1,
      take_from: now,
      take_until: ends,
      valid_from: now,
      valid_until: ends,
      valid_days: null,
      product_ids: [],
      category_ids: categories,
      note: '',
      created_at: now,
      updated_at: now,
    })
    .execute()
  await server.db
    .insertInto('coupon')
    .values({
      company_id: companyId,
      id,
      batch_id,
      account_id: idOf('account', 'linxiao'),
      nth: 1,
      state: 1,
      order_id: null,
      valid_from: now,
      valid_until: ends,
      taken_at: now,
      used_at: null,
      reminded_at: null,
    })
    .execute()
  return id
}

test("a company's page shows its blocks with their first products, and loads more page by page", async () => {
  const { result } = await server.call(mallCalls.canvas, { companyId }, asLin())
  expect(result.blocks.map(({ kind }) => kind)).toEqual([
    'banner',
    'grid',
    'areas',
    'countdown',
    'products',
    'products',
  ])
  const everyday = result.blocks.find(({ kind }) => kind === 'products')
  expect(everyday).toMatchObject({ title: '人气好物', total: 8 })
  expect(everyday!.products.map(({ id }) => id)).toEqual(
    ['bottle', 'towel', 'band', 'nuts', 'lamp', 'milk'].map(productId),
  )
  expect(everyday!.products[0]).toMatchObject({ fromFen: 6_900, fromPoints: 6_900 * result.pointsPerFen })
  const more = { companyId, blockId: everyday!.id, pageNo: 2, pageSize: 6 }
  const { records, total } = (await server.call(mallCalls.products, more, asLin())).result
  expect([records.map(({ id }) => id), total]).toEqual([['quilt', 'rice'].map(productId), 8])
})

test('another company has its own page, and a company without one has the common page', async () => {
  const he = await enterMall(server, 'hejing')
  const own = await server.call(
    mallCalls.canvas,
    { companyId: idOf('company', 'yuanli') },
    { token: he.mallToken },
  )
  expect(own.result.blocks[0]?.items[0]?.title).toBe('年节礼遇')
  const common = await server.call(
    mallCalls.canvas,
    { companyId: idOf('company', 'xinghe-hardware') },
    asLin(),
  )
  expect(common.result.blocks.map(({ kind }) => kind)).toEqual(['banner', 'grid', 'areas', 'products'])
})

test('products are found by area, category and keyword; those taken down or upcoming are not', async () => {
  const find = async (more: object) => {
    const input = { companyId, pageNo: 1, pageSize: 50, ...more }
    return (await server.call(mallCalls.products, input, asLin())).result.records.map(({ id }) => id)
  }
  expect((await find({ area: 4 })).toSorted()).toEqual(['clean', 'recharge'].map(productId).toSorted())
  expect(await find({ keyword: '大米' })).toEqual([productId('rice')])
  expect(await find({ keyword: '%' })).toEqual([])
  const food = await find({ category: 'food' })
  expect(food).toContain(productId('nuts'))
  expect(food).not.toContain(productId('mooncake'))
  expect(food).not.toContain(productId('spring'))
  const selected = await server.call(mallCalls.selection, { companyId }, { token: lin.token })
  expect(selected.result.map(({ id }) => id)).toContain(productId('scale'))
  const gone = await server.call(mallCalls.product, { companyId, productId: productId('mooncake') }, asLin())
  expect(gone.code).toBe(codeOf('productGone'))
})

test('a product shows the price and stock of its variants', async () => {
  const { result } = await server.call(
    mallCalls.product,
    { companyId, productId: productId('band') },
    asLin(),
  )
  expect(result.variants.map(({ most, left }) => [most, left])).toEqual([
    [10, null],
    [3, 3],
    [0, 0],
  ])
  expect(result).toMatchObject({ isSoldOut: 0, fromFen: 19_900, balance: await balance() })
})

test('pays with points and money; without payment, stock and points are returned after half an hour', async () => {
  const towel = variantId('towel')
  const [stock, points] = [await stockOf(server.db, towel), await balance()]
  const quote = (await server.call(mallCalls.quote, { companyId, variantId: towel, quantity: 2 }, asLin()))
    .result
  expect(quote).toMatchObject({ unitFen: 4_900, totalFen: 9_800, isThere: 1, balance: points })
  const spent = 1_000 * quote.pointsPerFen
  const placed = await place({ quantity: 2, points: spent, moneyFen: 8_800 })
  expect(placed.result).toMatchObject({ state: 1, moneyFen: 8_800 })
  expect(await stockOf(server.db, towel)).toBe(stock - 2)
  expect(await balance()).toBe(points - spent)
  const order = await detail(placed.result.orderId)
  expect(order).toMatchObject({ kind: 'mall', totalFen: 9_800, pointsFen: 1_000, moneyFen: 8_800 })
  expect(order.lines).toMatchObject([{ name: '长绒棉毛巾三件套 标准装', unitFen: 4_900, quantity: 2 }])
  expect(await recount(server.db)).toEqual([])
  server.clock.advance({ minutes: 31 })
  await closeUnpaidJob.run({}, workOf(server))
  expect((await detail(placed.result.orderId)).state).toBe(5)
  expect(await stockOf(server.db, towel)).toBe(stock)
  expect(await balance()).toBe(points)
})

test('an order paid fully with points is paid at once, without the provider', async () => {
  const { variantId: cheap } = await offered(3, 700)
  const { pointsPerFen } = (
    await server.call(mallCalls.quote, { companyId, variantId: cheap, quantity: 1 }, asLin())
  ).result
  const placed = await place({ variantId: cheap, points: 700 * pointsPerFen, moneyFen: 0 })
  expect(placed.result).toMatchObject({ state: 2, moneyFen: 0 })
  const payments = await server.db
    .selectFrom('incoming_payment')
    .select('id')
    .where('subject_id', '=', placed.result.orderId)
    .execute()
  expect(payments).toEqual([])
})

test('a sum other than the displayed one is refused for confirmation, and nothing is taken', async () => {
  const { variantId: id, productId: of } = await offered(5, 2_000)
  expect((await place({ variantId: id, moneyFen: 1_999 })).code).toBe(codeOf('mallPriceChanged'))
  const dearer = { productId: of, id, name: '标准装', priceFen: 2_500, listFen: null, isOffered: 1 as const }
  await server.call(mallAdminCalls.saveVariant, dearer, asStaff())
  expect((await place({ variantId: id, moneyFen: 2_000 })).code).toBe(codeOf('mallPriceChanged'))
  expect(await stockOf(server.db, id)).toBe(5)
  // The displayed price never included more points than the price.
  const { variantId: cheap } = await offered(1, 100)
  const { pointsPerFen } = (
    await server.call(mallCalls.quote, { companyId, variantId: cheap, quantity: 1 }, asLin())
  ).result
  const beyond = await place({ variantId: cheap, points: 101 * pointsPerFen, moneyFen: 0 })
  expect(beyond.code).toBe(codeOf('mallPriceChanged'))
  expect((await place({ variantId: id, moneyFen: 2_500 })).code).toBe(mallCodes.ok)
})

test('of twenty buyers of the last item one gets it, and one key twice is one order', async () => {
  const { variantId: id } = await offered(1, 1_000)
  const all = await Promise.all(Array.from({ length: 20 }, () => place({ variantId: id, moneyFen: 1_000 })))
  expect(all.filter(({ code }) => code === mallCodes.ok)).toHaveLength(1)
  expect(new Set(all.map(({ code }) => code))).toEqual(new Set([mallCodes.ok, codeOf('productShort')]))
  const { variantId: other } = await offered(5, 1_000)
  const key = randomUUID()
  const same = await Promise.all([1, 2].map(() => place({ variantId: other, moneyFen: 1_000 }, key)))
  const placed = same.filter(({ code }) => code === mallCodes.ok)
  expect(new Set(placed.map(({ result }) => result.orderId)).size).toBe(1)
  expect(await stockOf(server.db, other)).toBe(4)
  expect(await recount(server.db)).toEqual([])
})

test('the best applicable coupon is found, locked by the order, and cannot be used twice', async () => {
  const { variantId: id } = await offered(5, 12_000, { category: 'card' })
  const [best, worse] = [await couponOff(3_000), await couponOff(1_000)]
  await couponOff(9_000, ['food'])
  const input = { companyId, variantId: id, quantity: 1 }
  const { coupons } = (await server.call(mallCalls.quote, input, asLin())).result
  expect(coupons.map(({ offFen }) => offFen)).toEqual(
    coupons.map(({ offFen }) => offFen).toSorted((a, b) => b - a),
  )
  const own = coupons.filter(({ id: couponId }) => couponId === best || couponId === worse)
  expect(own.map((coupon) => [coupon.id, coupon.offFen])).toEqual([
    [best, 3_000],
    [worse, 1_000],
  ])
  expect(coupons[0]!.id).toBe(best)
  expect(coupons[0]!.words).not.toBe('')
  const placed = await place({ variantId: id, couponId: best, moneyFen: 9_000 })
  expect(await detail(placed.result.orderId)).toMatchObject({ couponFen: 3_000, moneyFen: 9_000 })
  const again = await place({ variantId: id, couponId: best, moneyFen: 9_000 })
  expect(again.code).toBe(codeOf('couponNotForThis'))
  const left = (await server.call(mallCalls.quote, input, asLin())).result.coupons
  expect(left.map((coupon) => coupon.id)).toContain(worse)
  expect(left.map((coupon) => coupon.id)).not.toContain(best)
})

test('a coupon lists its products, and none at a company without a mall', async () => {
  const question = { companyId, productIds: [], categoryIds: ['card'], now: server.clock.now() }
  const found = await mallShelf.products(server.db, { ...question, limit: 10, offset: 0 })
  expect(found.records.map(({ productId: one }) => one)).toContain(productId('movie'))
  expect(found.records.every(({ categoryId }) => categoryId === 'card')).toBe(true)
  const one = { ...question, categoryIds: [], productIds: [productId('rice')], limit: 10, offset: 0 }
  expect((await mallShelf.products(server.db, one)).records).toMatchObject([{ priceFen: 8_800 }])
  const hidden = { ...one, companyId: idOf('company', 'haina') }
  expect(await mallShelf.products(server.db, hidden)).toEqual({ records: [], total: 0 })
})

test('refuses more than an order may contain, than the stock, or than the points cover', async () => {
  const { variantId: id } = await offered(9, 1_000, { mostPerOrder: 2 })
  expect((await place({ variantId: id, quantity: 3, moneyFen: 3_000 })).code).toBe(codeOf('tooManyPieces'))
  const none = await place({ variantId: variantId('band', '晴空蓝'), moneyFen: 19_900 })
  expect(none.code).toBe(codeOf('productShort'))
  const rich = await place({ variantId: id, points: 9_000_000, moneyFen: 0 })
  expect(rich.code).toBe(codeOf('pointsShort'))
  const coupon = await place({ variantId: id, couponId: randomUUID(), moneyFen: 1_000 })
  expect(coupon.code).toBe(codeOf('couponNotForThis'))
  expect((await place({ variantId: id, quantity: 0, moneyFen: 0 })).code).toBe('400')
})

test('a product taken down meanwhile, or no longer offered, cannot be ordered', async () => {
  const { productId: of, variantId: id } = await offered(5, 1_000)
  const until = '2030-01-01 00:00:00'
  const sale = { id: of, isOnSale: 1 as const, saleFrom: until, saleUntil: null }
  await server.call(mallAdminCalls.setSale, sale, asStaff())
  expect((await place({ variantId: id, moneyFen: 1_000 })).code).toBe(codeOf('productGone'))
  await server.call(mallAdminCalls.setSale, { ...sale, saleFrom: null }, asStaff())
  const paused = { productId: of, id, name: '标准装', priceFen: 1_000, listFen: null, isOffered: 0 as const }
  await server.call(mallAdminCalls.saveVariant, paused, asStaff())
  expect((await place({ variantId: id, moneyFen: 1_000 })).code).toBe(codeOf('productGone'))
})

test("a past purchase leads to its product; a removed one keeps the order's name", async () => {
  const [first, second] = [await offered(5, 1_000), await offered(5, 1_000)]
  const orderId = await orderOfSeveral(server, [
    { variantId: second.variantId, name: '第二件' },
    { variantId: first.variantId, name: '第一件' },
    { variantId: second.variantId, name: '第二件' },
  ])
  const ask = async (token = lin.mallToken) => server.call(mallCalls.again, { companyId, orderId }, { token })
  const both = (await ask()).result
  expect(both.products.map(({ id }) => id)).toEqual([second.productId, first.productId])
  expect(both.gone).toEqual([])
  const off = { id: first.productId, isOnSale: 0 as const, saleFrom: null, saleUntil: null }
  await server.call(mallAdminCalls.setSale, off, asStaff())
  const left = (await ask()).result
  expect(left).toMatchObject({ products: [{ id: second.productId }], gone: ['第一件'] })
  const he = await enterMall(server, 'hejing')
  const stranger = { companyId: idOf('company', 'yuanli'), orderId }
  const refused = await server.call(mallCalls.again, stranger, { token: he.mallToken })
  expect(refused.code).toBe(codeOf('notFound'))
})

test('a company that hides the mall has none, whichever call is made', async () => {
  const at = { companyId: idOf('company', 'haina') }
  const token = { token: zhou.mallToken }
  const found = [
    await server.call(mallCalls.canvas, at, token),
    await server.call(mallCalls.products, { ...at, pageNo: 1, pageSize: 10 }, token),
    await server.call(mallCalls.product, { ...at, productId: productId('towel') }, token),
    await server.call(mallCalls.quote, { ...at, variantId: variantId('towel'), quantity: 1 }, token),
    await place(at, randomUUID(), zhou.mallToken),
    await server.call(mallCalls.selection, at, { token: zhou.token }),
  ]
  expect(found.map(({ code }) => String(code))).toEqual(found.map(() => codeOf('mallClosed')))
})

test('a member can buy only at their own company, and ship only to their own address', async () => {
  const elsewhere = await server.call(mallCalls.canvas, { companyId }, { token: zhou.mallToken })
  expect(elsewhere.code).toBe(codeOf('notFound'))
  const theirs = await place({ addressId: idOf('address', '孟初夏/home') })
  expect(theirs.code).toBe(codeOf('notFound'))
  expect((await server.call(mallCalls.canvas, { companyId })).code).toBe(mallCodes.tokenMissing)
})

// Moves the clock by days, which ends staff sessions: it comes last.
test('hides a countdown that is over', async () => {
  const { result } = await server.call(mallCalls.canvas, { companyId }, asLin())
  const { until } = result.blocks.find(({ kind }) => kind === 'countdown')!
  const left = fromMoment(until!).getTime() - server.clock.now().getTime()
  server.clock.advance({ seconds: Math.ceil(left / 1000) })
  const { blocks } = (await server.call(mallCalls.canvas, { companyId }, asLin())).result
  expect(blocks.some(({ kind }) => kind === 'countdown')).toBe(false)
})
