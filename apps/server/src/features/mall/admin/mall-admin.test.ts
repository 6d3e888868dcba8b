import { asAuditorReads } from '#testkit/audit-events.ts'
import { randomUUID } from 'node:crypto'
import type { Call, SentInput } from '@yf/contract/call'
import { mallCalls } from '@yf/contract/mall'
import { mallAdminCalls as calls } from '@yf/contract/mall-admin'
import { refusals } from '@yf/contract/refusals'
import { shanghaiDay } from '@yf/domain/dates'
import type { CanvasBlock } from '@yf/domain/mall-canvas'
import { beforeAll, expect, test } from 'vitest'
import { idOf } from '#seeds/ids.ts'
import { demoStage } from '#testkit/demo-stage.ts'
import { enterMall, type MallTokens } from '#testkit/mall-token.ts'
import { picture } from '#testkit/smallest-picture.ts'
import { recount } from '#testkit/recount/recount.ts'
import { mallShelfPictures } from '../shelf-pictures.ts'
import { companyId, productInput, productId, shopOf, variantId } from '../test-shop.ts'
import { keepDraft } from './canvas-store.ts'

const server = demoStage()
const staff: Record<string, string> = {}
let lin: MallTokens
beforeAll(async () => {
  for (const account of ['operator1', 'operator2', 'finance1', 'auditor1'])
    staff[account] = await server.staffTokenOf(account)
  lin = await enterMall(server, 'linxiao')
})
const { place, offered } = shopOf(
  server,
  () => lin.mallToken,
  () => staff['operator1']!,
)
const as = (account = 'operator1') => ({ token: staff[account]! })
const ask = <C extends Call>(row: C, input: SentInput<C>, account = 'operator1') =>
  server.call(row, input, row.idempotent ? { ...as(account), key: randomUUID() } : as(account))

const unknown = '00000000-0000-4000-8000-000000000001'
const page = { pageNo: 1, pageSize: 20 }
const sale = { isOnSale: 1 as const, saleFrom: null, saleUntil: null }

/** Every row of the table with a sample input. */
const rows: readonly [keyof typeof calls, object][] = [
  ['products', page],
  ['product', { id: unknown }],
  ['changes', { id: unknown, ...page }],
  ['uploadPicture', {}],
  ['saveProduct', productInput('没有人')],
  ['saveVariant', { productId: unknown, name: '大', priceFen: 1, listFen: null, isOffered: 1 }],
  ['changeStock', { productId: unknown, variantId: unknown, amount: 1, reason: '入库' }],
  ['setSale', { id: unknown, ...sale }],
  ['canvases', {}],
  ['canvas', {}],
  ['saveCanvas', { revision: 1, blocks: [] }],
  ['publishCanvas', { revision: 1 }],
  ['restoreCanvas', { version: 1 }],
  ['figures', { days: 7 }],
]

test('only operators have access, whichever call is made', async () => {
  expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(calls).toSorted())
  for (const [name, input] of rows)
    for (const account of ['finance1', 'auditor1']) {
      const answered = await ask(calls[name] as Call, input as never, account)
      expect([name, account, answered.code]).toEqual([name, account, refusals.dutyNotHeld.code])
    }
})

test('a new product is hidden until it goes on sale; every change records who, from what, to what', async () => {
  const { id } = (await ask(calls.saveProduct, productInput('竹纤维浴巾'))).result
  const seen = async () =>
    (await server.call(mallCalls.product, { companyId, productId: id }, { token: lin.mallToken })).code
  expect(await seen()).toBe(String(refusals.productGone.code))
  const variant = { productId: id, name: '大号', priceFen: 5_900, listFen: 7_900, isOffered: 1 as const }
  const of = (await ask(calls.saveVariant, variant)).result.variants[0]!.id
  await ask(calls.changeStock, { productId: id, variantId: of, amount: 40, reason: '首批到货' })
  await ask(calls.setSale, { id, ...sale })
  expect(await seen()).toBe('200')
  await ask(calls.saveVariant, { ...variant, id: of, priceFen: 4_900 }, 'operator2')
  await ask(calls.saveProduct, { ...productInput('竹纤维大浴巾'), id })
  const { records, total } = (await ask(calls.changes, { id, ...page })).result
  expect(total).toBe(7)
  expect(records.map(({ what, from, to }) => [what, from, to])).toEqual(
    expect.arrayContaining([
      ['name', '竹纤维浴巾', '竹纤维大浴巾'],
      ['price', '5900', '4900'],
      ['stock', '0', '40'],
      ['sale', 'false', 'true'],
      ['created', '', '竹纤维浴巾'],
    ]),
  )
  expect(records.find(({ to }) => to === '4900')).toMatchObject({ staffName: '冯运营', variantName: '大号' })
  const auditEvents = await server.db.selectFrom('audit_event').select(['action', 'detail']).execute()
  expect(asAuditorReads(auditEvents)).toEqual(
    expect.arrayContaining([
      { action: 'changeStock', detail: '竹纤维浴巾 大号 +40：首批到货' },
      { action: 'changeSale', detail: '竹纤维浴巾：上架' },
    ]),
  )
})

test('refuses changes of what does not exist, and names bad input', async () => {
  const input = { productId: unknown, name: '大', priceFen: 100, listFen: null, isOffered: 1 as const }
  const towel = productId('towel')
  const found = await Promise.all([
    ask(calls.product, { id: unknown }),
    ask(calls.saveProduct, { ...productInput('无'), id: unknown }),
    ask(calls.saveVariant, input),
    ask(calls.saveVariant, { ...input, productId: towel, id: variantId('rice') }),
    ask(calls.changeStock, { productId: towel, variantId: variantId('rice'), amount: 1, reason: '入库' }),
    ask(calls.setSale, { id: unknown, ...sale }),
    ask(calls.canvas, { companyId: unknown }),
    ask(calls.restoreCanvas, { companyId, version: 99 }),
  ])
  expect(found.map(({ code }) => code)).toEqual(found.map(() => refusals.notFound.code))
  const wrong = await Promise.all([
    ask(calls.saveProduct, productInput('   ')),
    ask(calls.saveProduct, productInput('画', { picture: 'https://example.com/a.png' })),
    ask(calls.saveVariant, { ...input, productId: towel, listFen: 100 }),
    ask(calls.setSale, { id: towel, ...sale, saleFrom: '2026-02-31 00:00:00' }),
    ask(calls.setSale, {
      id: towel,
      ...sale,
      saleFrom: '2027-01-02 00:00:00',
      saleUntil: '2027-01-02 00:00:00',
    }),
    ask(calls.changeStock, { productId: towel, variantId: variantId('towel'), amount: 0, reason: '入库' }),
  ])
  expect(wrong.map(({ code }) => code)).toEqual(wrong.map(() => 400))
  const twin = { ...input, productId: towel, name: '标准装' }
  expect((await ask(calls.saveVariant, twin)).code).toBe(refusals.variantNameTaken.code)
})

test('stock changes are relative: concurrent purchases stay counted, and stock never falls below zero', async () => {
  const { productId: of, variantId: id } = await offered(10, 1_000)
  const change = (amount: number) =>
    ask(calls.changeStock, { productId: of, variantId: id, amount, reason: '盘点' })
  await Promise.all([change(5), place({ variantId: id, quantity: 2, moneyFen: 2_000 }), change(-3)])
  expect((await ask(calls.product, { id: of })).result.variants[0]?.onHand).toBe(10)
  expect((await change(-11)).code).toBe(refusals.stockTooLow.code)
  const key = randomUUID()
  const twice = { productId: of, variantId: id, amount: 7, reason: '到货' }
  await Promise.all([1, 2].map(() => server.call(calls.changeStock, twice, { ...as(), key })))
  expect((await ask(calls.product, { id: of })).result.variants[0]?.onHand).toBe(17)
  expect(await recount(server.db)).toEqual([])
})

const block = (more: Partial<CanvasBlock>): never =>
  ({
    id: randomUUID(),
    kind: 'products',
    title: '新品',
    items: [],
    productIds: [],
    until: null,
    ...more,
  }) as never
const titlesShown = async () =>
  (await server.call(mallCalls.canvas, { companyId }, { token: lin.mallToken })).result.blocks.map(
    ({ title }) => title,
  )

test('a page is edited as a draft, invisible until it is published, and an earlier version can be restored', async () => {
  const before = await titlesShown()
  const { revision } = (await ask(calls.canvas, { companyId })).result
  const blocks = [block({ productIds: [productId('rice')] })]
  const drafted = (await ask(calls.saveCanvas, { companyId, revision, blocks })).result
  expect(drafted).toMatchObject({ isDraft: 1, revision: revision + 1 })
  expect(await titlesShown()).toEqual(before)
  const published = (await ask(calls.publishCanvas, { companyId, revision: revision + 1 })).result
  expect(published.versions.map(({ state }) => state)).toEqual(['published', 'replaced'])
  expect(await titlesShown()).toEqual(['新品'])
  const nothing = await ask(calls.publishCanvas, { companyId, revision: published.revision })
  expect(nothing.code).toBe(refusals.canvasNothingToPublish.code)
  const restored = (await ask(calls.restoreCanvas, { companyId, version: 1 })).result
  expect(restored.isDraft).toBe(1)
  await ask(calls.publishCanvas, { companyId, revision: restored.revision })
  expect(await titlesShown()).toEqual(before)
  expect(await recount(server.db)).toEqual([])
})

test('does not overwrite a draft that was created since the last read', async () => {
  const keep = (revision: number, staff_name: string) =>
    keepDraft(
      server.db,
      { owner_id: unknown, blocks: '[]', revision, staff_name, updated_at: new Date() },
      revision,
    )
  expect(await keep(1, '甲')).toBe(true)
  expect(await keep(1, '乙')).toBe(false)
  const stored = () =>
    server.db.selectFrom('mall_canvas').select('staff_name').where('owner_id', '=', unknown)
  expect(await stored().execute()).toEqual([{ staff_name: '甲' }])
  expect(await keep(2, '乙')).toBe(true)
  expect(await stored().execute()).toEqual([{ staff_name: '乙' }])
})

test('of two concurrent editors the second gets a conflict; an incomplete draft is saved and not published', async () => {
  const owner = { companyId: idOf('company', 'yuanshan') }
  const saved = await Promise.all(
    ['operator1', 'operator2'].map((account) =>
      ask(calls.saveCanvas, { ...owner, revision: 0, blocks: [block({})] }, account),
    ),
  )
  expect(saved.map(({ code }) => code).toSorted()).toEqual([200, refusals.canvasChanged.code])
  const unfinished = await ask(calls.publishCanvas, { ...owner, revision: 1 })
  expect(unfinished).toMatchObject({
    code: refusals.canvasUnfinished.code,
    message: '第 1 个模块：请至少选择一件商品',
  })
  const invented = [block({ productIds: [unknown] })]
  expect((await ask(calls.saveCanvas, { ...owner, revision: 1, blocks: invented })).code).toBe(400)
  const never = [block({ kind: 'countdown', until: '2026-13-01 00:00:00' })]
  expect((await ask(calls.saveCanvas, { ...owner, revision: 1, blocks: never })).code).toBe(400)
  const all = (await ask(calls.canvases, {})).result
  expect(all[0]).toMatchObject({ companyId: null, isOwn: 1 })
  expect(all.find(({ companyId: id }) => id === owner.companyId)).toMatchObject({ isOwn: 0, isDrafted: 1 })
})

test('the figures count paid orders, by day and product, and the remaining stock', async () => {
  const { variantId: id, productId: of } = await offered(6, 500)
  const before = (await ask(calls.figures, { days: 7 })).result
  const { pointsPerFen } = (
    await server.call(mallCalls.quote, { companyId, variantId: id, quantity: 2 }, { token: lin.mallToken })
  ).result
  await place({ variantId: id, quantity: 2, points: 1_000 * pointsPerFen, moneyFen: 0 })
  // An unpaid order is not a sale.
  await place({ variantId: id, moneyFen: 500 })
  const { days, best, stock } = (await ask(calls.figures, { days: 7 })).result
  const [today, was] = [days.at(-1)!, before.days.at(-1)!]
  expect(days).toHaveLength(7)
  expect(today.day).toBe(shanghaiDay(server.clock.now()))
  expect([today.orders - was.orders, today.totalFen - was.totalFen]).toEqual([1, 1_000])
  expect(today.pointsFen - was.pointsFen).toBe(1_000)
  expect(best.find(({ productId: one }) => one === of)).toMatchObject({ pieces: 2, totalFen: 1_000 })
  expect(stock.find(({ variantId: one }) => one === id)).toMatchObject({ onHand: 3, sold: 2 })
})

test('a product picture is rendered anew and public, and another file cannot be used as one', async () => {
  const file = new File([picture], 'cup.png', { type: 'image/png' })
  const upload = (what: File) => ask(calls.uploadPicture, { file: what })
  const stored = (await upload(file)).result.picture
  const seen = await server.fetch(stored)
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, expect.stringContaining('public')])
  expect(seen.headers.get('content-type')).toMatch(/^image\//)
  const saved = await ask(calls.saveProduct, { ...productInput('带图商品'), picture: stored })
  expect(saved.result.picture).toBe(stored)
  const row = await server.db
    .selectFrom('stored_file')
    .select('unused_since')
    .where('name', '=', stored.split('/').pop()!)
    .executeTakeFirstOrThrow()
  expect(row.unused_since).toBeNull()
  expect((await upload(new File(['<svg/>'], 'x.png', { type: 'image/png' }))).code).toBe(
    refusals.badPicture.code,
  )
  for (const other of ['/shop-pictures/none.png', 'https://example.com/a.png', '/shop-pictures/../files/x'])
    expect((await ask(calls.saveProduct, { ...productInput('借图'), picture: other })).code).toBe(400)
  const theirs = await server.db
    .selectFrom('stored_file')
    .select('name')
    .where('subject_id', '<>', mallShelfPictures.ownerId)
    .executeTakeFirstOrThrow()
  expect((await server.fetch(`/shop-pictures/${theirs.name}`)).status).toBe(404)
})
