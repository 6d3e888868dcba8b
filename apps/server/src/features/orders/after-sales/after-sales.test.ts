import { asAuditorReads } from '#testkit/audit-events.ts'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { afterSaleCalls } from '@yf/contract/after-sales'
import type { Input } from '@yf/contract/call'
import { mallOrderCalls } from '@yf/contract/mall-orders'
import { orderCalls } from '@yf/contract/orders'
import { ordersAdminCalls } from '@yf/contract/orders-admin'
import { refusals, type RefusalName } from '@yf/contract/refusals'
import { sharesOfPieces } from '@yf/domain/order-split'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { turns } from '#testkit/campaign.ts'
import { enterMall, type MallTokens } from '#testkit/mall-token.ts'
import { recount } from '#testkit/recount/recount.ts'
import { newId } from '#platform/ids.ts'
import { balanceOf } from '#platform/ledger/ledger.ts'
import { books } from '#features/points/rules.ts'
import { notSentBackJob } from '../send-back-timer.ts'
import { confirmJob } from '../timers.ts'
import { shipOrder } from '../shipping.ts'
import { setStock, stockOf } from '../stock.ts'
import { linesOf, soldLine, takeOrder, type OrderRow } from '../store.ts'
import { accountId, companyId, line, orderLab, type OrderLab } from '../test-orders.ts'

let lab: OrderLab
let lin: MallTokens
let zhou: MallTokens
let service: string
let service2: string
let finance: string
beforeAll(async () => {
  lab = await orderLab()
  await enter()
  zhou = await enterMall(lab.server, 'zhoulan')
  service = await lab.server.staffTokenOf('service1')
  service2 = await lab.server.staffTokenOf('service2')
  finance = await lab.server.staffTokenOf('finance1')
})
afterAll(() => lab.close())

/** Mall tokens live for days, and the scenarios take longer than that. */
const enter = async (): Promise<void> => {
  lin = await enterMall({ ...lab.server, tokenOf: async () => lab.token }, 'linxiao')
}
beforeEach(() => lab.play('silent').then(() => undefined))

const mall = () => ({ token: lin.mallToken, key: newId() })
const codeOf = (name: RefusalName) => String(refusals[name].code)
const points = () => balanceOf(lab.db, { companyId, book: books.points, ownerId: accountId })
const refundedFen = async (order: OrderRow) =>
  (await lab.refundsOf(order)).map(({ amount_fen }) => amount_fen)
const why = { reason: 'unwanted', words: '', pictures: [] }

type RefundOptions = Partial<Input<typeof afterSaleCalls.refundOnly>>
const ask = (
  row: typeof afterSaleCalls.refundOnly,
  order: OrderRow,
  pieces: Input<typeof row>['pieces'],
  more: RefundOptions = {},
) => lab.server.call(row, { orderId: order.id, pieces, ...why, ...more }, mall())
const decide = (id: string, decision: 'refund' | 'askBack' | 'refuse', token = service) =>
  lab.server.call(
    ordersAdminCalls.decide,
    { id, deed: decision, answer: '已核实', isSellable: 0 },
    { token, key: newId() },
  )

async function sent(order: OrderRow): Promise<OrderRow> {
  await lab.inTx(async (inner) => {
    const parcels = [{ courier: 'shunfeng' as const, parcelNo: `SF${newId()}` }]
    await shipOrder(inner, await takeOrder(inner.db, order), { parcels, actor: 'system' })
  })
  return lab.orderOf(order)
}
const bought = async (draft: Parameters<OrderLab['place']>[0] = {}) =>
  sent(await lab.payByAsking(await lab.place(draft)))
const allOf = async (order: OrderRow) =>
  (await linesOf(lab.db, order)).map(({ id, quantity }) => ({ lineId: id, count: quantity }))

test('states the possible refund to the fen, line by line, and reveals nothing of it to another member', async () => {
  const order = await bought({ coupon: { fen: 2_500 } })
  const { result } = await lab.server.call(afterSaleCalls.refundable, { orderId: order.id }, mall())
  const lines = await linesOf(lab.db, order)
  expect(result.lines.map(({ left, back }) => [left, back])).toEqual(
    lines.map((own) => [own.quantity, sharesOfPieces(soldLine(own), own.quantity)]),
  )
  const kinds = (await lab.server.call(afterSaleCalls.choices, { orderId: order.id }, mall())).result.kinds
  expect(kinds.map(({ kind, isOpen }) => [kind, isOpen])).toEqual([
    ['refund', 1],
    ['return', 1],
    ['exchange', 1],
  ])
  const afterSale = (await ask(afterSaleCalls.returnGoods, order, await allOf(order))).result
  const asZhou = { token: zhou.mallToken, key: newId() }
  for (const [row, input] of [
    [afterSaleCalls.refundable, { orderId: order.id }],
    [afterSaleCalls.detail, { id: afterSale.id }],
    [afterSaleCalls.refund, { id: afterSale.id }],
    [afterSaleCalls.withdraw, { id: afterSale.id }],
    [afterSaleCalls.hide, { id: afterSale.id }],
    [afterSaleCalls.appeal, { id: afterSale.id, words: '不服' }],
    [mallOrderCalls.hide, { orderId: order.id }],
    [mallOrderCalls.track, { orderId: order.id }],
  ] as const)
    expect((await lab.server.call(row, input as never, asZhou)).code).toBe(codeOf('notFound'))
})

test('return: reviewed, sent back, arrived, refunded; each step is in the timeline and nothing is refunded twice', async () => {
  const order = await bought()
  const [first] = await allOf(order)
  const { result: afterSale } = await ask(afterSaleCalls.returnGoods, order, [first!])
  expect([afterSale.stateName, afterSale.moneyFen, afterSale.can.withdraw]).toEqual(['待审核', 10_000, true])
  expect((await decide(afterSale.id, 'askBack')).result.state).toBe(2)
  const back = { id: afterSale.id, courier: 'zhongtong' as const, parcelNo: `ZT${newId().slice(0, 12)}` }
  const answers = await Promise.all(
    [1, 2, 3].map(() => lab.server.call(afterSaleCalls.sendBack, back, mall())),
  )
  expect(answers.filter(({ code }) => code === '200')).toHaveLength(1)
  expect((await lab.server.call(afterSaleCalls.withdraw, { id: afterSale.id }, mall())).code).toBe(
    codeOf('saleNotWithdrawable'),
  )
  const paid = await Promise.all([1, 2].map(() => decide(afterSale.id, 'refund')))
  expect(paid.map(({ code }) => code).toSorted()).toEqual([200, refusals.saleMoved.code])
  await lab.round()
  const { result } = await lab.server.call(afterSaleCalls.detail, { id: afterSale.id }, mall())
  expect([result.stateName, result.parcels.length, result.timeline.length]).toEqual(['已完成', 1, 5])
  const refund = (await lab.server.call(afterSaleCalls.refund, { id: afterSale.id }, mall())).result
  expect([refund.moneyFen, refund.doneTime === null, await refundedFen(order)]).toEqual([
    10_000,
    false,
    [10_000],
  ])
  expect(await lab.stateOf(order)).toBe(3)
})

test('after a refusal another staff member reviews the appeal, and a granted one goes through the usual steps', async () => {
  const order = await bought()
  const pieces = await allOf(order)
  const { result: afterSale } = await ask(afterSaleCalls.refundOnly, order, pieces, { words: '没有收到' })
  await decide(afterSale.id, 'refuse')
  expect(await lab.stateOf(order)).toBe(3)
  const appeal = () =>
    lab.server.call(afterSaleCalls.appeal, { id: afterSale.id, words: '快递柜里没有' }, mall())
  expect((await appeal()).result.appeal).toMatchObject({ words: '快递柜里没有', answer: null })
  expect((await appeal()).code).toBe(codeOf('saleNotAppealable'))
  const acceptAppeal = (token: string) =>
    lab.server.call(
      ordersAdminCalls.answerAppeal,
      { id: afterSale.id, isGranted: 1, answer: '重新核实' },
      { token, key: newId() },
    )
  expect((await acceptAppeal(service)).code).toBe(refusals.saleOwnHand.code)
  expect((await acceptAppeal(service2)).result.appeal?.answer).toBe('重新核实')
  const [again] = (await lab.server.call(afterSaleCalls.list, { pageNo: 1, pageSize: 1 }, mall())).result
    .records
  expect([again!.state, again!.id === afterSale.id, await lab.stateOf(order)]).toEqual([1, false, 6])
  await lab.server.call(afterSaleCalls.withdraw, { id: again!.id }, mall())
  await lab.server.call(afterSaleCalls.hide, { id: again!.id }, mall())
  const { records } = (await lab.server.call(afterSaleCalls.list, { pageNo: 1, pageSize: 1 }, mall())).result
  expect(records[0]?.id).toBe(afterSale.id)
})

test('from a certain amount on nothing is refunded before finance approves, and never by the same person', async () => {
  const order = await bought({ lines: [line(60_000)] })
  const { result: afterSale } = await ask(afterSaleCalls.refundOnly, order, await allOf(order))
  const agreed = await decide(afterSale.id, 'refund')
  expect([agreed.result.isToConfirm, agreed.result.state, await refundedFen(order)]).toEqual([1, 1, []])
  const confirm = (isAgreed: 0 | 1, token = finance) =>
    lab.server.call(
      ordersAdminCalls.confirm,
      { id: afterSale.id, isAgreed, words: '' },
      { token, key: newId() },
    )
  expect((await confirm(1, service)).code).toBe(refusals.dutyNotHeld.code)
  expect((await confirm(0)).result.isToConfirm).toBe(0)
  await decide(afterSale.id, 'refund')
  const both = await Promise.all([confirm(1), confirm(1)])
  expect(both.filter(({ code }) => code === 200)).toHaveLength(1)
  await lab.round()
  expect([await refundedFen(order), await lab.stateOf(order)]).toEqual([[60_000], 7])
  const auditEvents = await lab.db
    .selectFrom('audit_event')
    .select(['action', 'detail'])
    .where('action', 'in', ['confirmRefund', 'sendRefundBack'])
    .where('detail', 'like', `%${order.order_no}%`)
    .execute()
  expect(asAuditorReads(auditEvents).map(({ detail }) => detail)).toEqual(
    Array.from({ length: 2 }, () => `${order.order_no} ¥600.00`),
  )
})

test.each([
  ['one fen less, the whole goes by one hand', 9_999, 0],
  ['asked for in three requests it still takes two', 10_000, 1],
] as const)('the amount includes earlier refunds of the order: %s', async (_, lastFen, isToConfirm) => {
  // 500 yuan in total, as the default settings specify.
  const order = await bought({ lines: [line(30_000), line(10_000), line(lastFen)] })
  const [first, second, third] = await allOf(order)
  for (const piece of [first!, second!]) {
    const { result: part } = await ask(afterSaleCalls.refundOnly, order, [piece])
    expect((await decide(part.id, 'refund')).result.isToConfirm).toBe(0)
    await lab.round()
  }
  expect(await refundedFen(order)).toEqual([30_000, 10_000])
  const { result: last } = await ask(afterSaleCalls.refundOnly, order, [third!])
  expect((await decide(last.id, 'refund')).result.isToConfirm).toBe(isToConfirm)
  expect(await refundedFen(order)).toHaveLength(isToConfirm === 1 ? 2 : 3)
})

test('exchange: the replacement is held from the request on, and returns to the stock when the exchange fails', async () => {
  const [productId, other] = [await lab.stocked(5), newId()]
  await setStock(lab.db, other, 2)
  const { extensionPoints } = lab.server.services
  const before = extensionPoints.variantsOf
  const variant = { productId: other, name: '蓝色', lineName: '水杯 蓝色', unitFen: 3_000 }
  Object.assign(extensionPoints, {
    variantsOf: async () => [variant, { ...variant, productId: newId(), unitFen: 1 }],
  })
  try {
    const order = await bought({ lines: [{ ...line(3_000, 2), productId, isStocked: true }] })
    const [piece] = await allOf(order)
    const swap = (replacement: string) =>
      lab.server.call(
        afterSaleCalls.exchange,
        { orderId: order.id, lineId: piece!.lineId, productId: replacement, ...why, reason: 'size' },
        mall(),
      )
    expect((await swap(newId())).code).toBe(codeOf('exchangeUnknown'))
    const { result: afterSale } = await swap(other)
    expect([afterSale.exchangeName, afterSale.moneyFen, await stockOf(lab.db, other)]).toEqual([
      '水杯 蓝色',
      0,
      0,
    ])
    await decide(afterSale.id, 'refuse')
    expect(await stockOf(lab.db, other)).toBe(2)
    lab.clock.advance({ minutes: 1 })
    const { result: second } = await swap(other)
    await decide(second.id, 'askBack')
    const back = { id: second.id, courier: 'ems' as const, parcelNo: `EM${newId().slice(0, 12)}` }
    await lab.server.call(afterSaleCalls.sendBack, back, mall())
    expect((await decide(second.id, 'refund')).code).toBe(refusals.saleMoved.code)
    const done = await lab.server.call(
      ordersAdminCalls.sendOther,
      { id: second.id, courier: 'shunfeng', parcelNo: `SF${newId().slice(0, 12)}`, isSellable: 1 },
      { token: service, key: newId() },
    )
    expect([done.result.state, await lab.stateOf(order), await refundedFen(order)]).toEqual([5, 3, []])
    expect([await stockOf(lab.db, productId), await stockOf(lab.db, other)]).toEqual([5, 0])
  } finally {
    Object.assign(extensionPoints, { variantsOf: before })
  }
})

test('after an exchange the line contains the replacement: a second exchange returns that one, and the ten days start again', async () => {
  const [red, blue] = [await lab.stocked(9), await lab.stocked(9)]
  const { extensionPoints } = lab.server.services
  const before = extensionPoints.variantsOf
  const forms = [
    { productId: red, name: '红色', lineName: '水杯 红色', unitFen: 3_000 },
    { productId: blue, name: '蓝色', lineName: '水杯 蓝色', unitFen: 3_000 },
  ]
  Object.assign(extensionPoints, {
    variantsOf: async (_: unknown, id: string) => forms.filter(({ productId }) => productId !== id),
  })
  try {
    await enter()
    const order = await bought({
      lines: [{ ...line(3_000, 3, '水杯 红色'), productId: red, isStocked: true }],
    })
    const [piece] = await allOf(order)
    // One of the three was returned before, and was damaged.
    const { result: part } = await ask(afterSaleCalls.returnGoods, order, [{ ...piece!, count: 1 }])
    await decide(part.id, 'refund')
    await lab.round()
    const confirmAt = lab.clock.now()
    await lab.db.updateTable('shop_order').set({ confirm_at: confirmAt }).where('id', '=', order.id).execute()
    const swapped = async (productId?: string, isSellable: 0 | 1 = 1) => {
      lab.clock.advance({ minutes: 1 })
      const { result: afterSale } = await lab.server.call(
        afterSaleCalls.exchange,
        {
          orderId: order.id,
          lineId: piece!.lineId,
          ...(productId ? { productId } : {}),
          ...why,
          reason: 'size',
        },
        mall(),
      )
      await decide(afterSale.id, 'askBack')
      const back = { id: afterSale.id, courier: 'ems' as const, parcelNo: `EM${newId().slice(0, 12)}` }
      await lab.server.call(afterSaleCalls.sendBack, back, mall())
      const send = (courier: 'ems' | 'shunfeng', parcelNo: string) =>
        lab.server.call(
          ordersAdminCalls.sendOther,
          { id: afterSale.id, courier, parcelNo, isSellable },
          { token: service, key: newId() },
        )
      // The number of the returned parcel is not that of the new one.
      expect((await send('ems', back.parcelNo)).code).toBe(refusals.parcelNumberTaken.code)
      const done = await send('shunfeng', `SF${newId().slice(0, 12)}`)
      expect([done.result.state, await lab.stateOf(order)]).toEqual([5, 3])
      return afterSale.id
    }
    const first = await swapped(blue, 0)
    await confirmJob.run({}, lab.ctx)
    expect([await lab.stateOf(order), (await lab.orderOf(order)).confirm_at]).toEqual([3, null])
    const lineNow = async () =>
      (await lab.server.call(afterSaleCalls.refundable, { orderId: order.id }, mall())).result.lines[0]!
    const currentLine = await lineNow()
    expect([currentLine.name, currentLine.left, currentLine.variants.map(({ name }) => name)]).toEqual([
      '水杯 蓝色',
      2,
      ['红色'],
    ])
    expect((await linesOf(lab.db, order))[0]!.product_id).toBe(blue)
    // It arrived damaged: the same item again is the blue one.
    const second = await swapped()
    const nameOf = async (id: string) => {
      const mine = (await lab.server.call(afterSaleCalls.detail, { id }, mall())).result
      const theirs = (await lab.server.call(ordersAdminCalls.sale, { id }, { token: service })).result
      expect(theirs.pieces[0]!.name).toBe(mine.pieces[0]!.name)
      return [mine.pieces[0]!.name, mine.exchangeName]
    }
    expect(await nameOf(part.id)).toEqual(['水杯 红色', null])
    expect(await nameOf(first)).toEqual(['水杯 红色', '水杯 蓝色'])
    expect(await nameOf(second)).toEqual(['水杯 蓝色', '水杯 蓝色'])
    const listed = await lab.server.call(afterSaleCalls.list, { pageNo: 1, pageSize: 3 }, mall())
    expect(listed.result.records.map(({ pieces }) => pieces[0]!.name)).toEqual([
      '水杯 蓝色',
      '水杯 红色',
      '水杯 红色',
    ])
    // Three red ones left for good; the member has two of the blue ones.
    expect([await stockOf(lab.db, red), await stockOf(lab.db, blue)]).toEqual([6, 7])
    expect(await goneOf(order, red)).toBe(3)
    expect(await goneOf(order, blue)).toBe(0)
    const { name } = (await linesOf(lab.db, order))[0]!
    expect(name).not.toContain('水杯')
  } finally {
    Object.assign(extensionPoints, { variantsOf: before })
  }
})

/** Items of a product that an order had and that will not return to the stock. */
const goneOf = async (order: OrderRow, productId: string): Promise<number> =>
  (await lab.db.selectFrom('order_holding').select('data').where('order_id', '=', order.id).execute())
    .map(({ data }) => data as { productId: string; gone?: number })
    .filter((data) => data.productId === productId)
    .reduce((sum, data) => sum + (data.gone ?? 0), 0)

test("pictures have to be the member's own, reasons from the list, items available, and medicine is not returned", async () => {
  const order = await bought()
  const pieces = await allOf(order)
  const requestRefund = async (row: typeof afterSaleCalls.refundOnly, more: RefundOptions) =>
    (await ask(row, order, pieces, more)).code
  expect(await requestRefund(afterSaleCalls.refundOnly, { reason: 'size' })).toBe(codeOf('saleReasonUnknown'))
  expect(await requestRefund(afterSaleCalls.refundOnly, { pictures: [newId()] })).toBe(
    codeOf('pictureNotYours'),
  )
  const twice = [pieces[0]!, pieces[0]!]
  expect(await requestRefund(afterSaleCalls.refundOnly, { pieces: twice })).toBe(codeOf('refundTooMany'))
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
  const file = new Blob([new Uint8Array(picture)], { type: 'image/jpeg' })
  const { result: uploaded } = await lab.server.call(
    afterSaleCalls.upload,
    { file },
    {
      token: lin.mallToken,
    },
  )
  const { result: afterSale } = await ask(afterSaleCalls.refundOnly, order, pieces, {
    pictures: [uploaded.id],
  })
  expect(afterSale.pictures).toEqual([uploaded.url])
  const { result } = await lab.server.call(ordersAdminCalls.sale, { id: afterSale.id }, { token: service })
  const look = async (token: string) =>
    (await lab.server.fetch(result.pictures[0]!, { headers: { authorization: `Bearer ${token}` } })).status
  expect([await look(service), await look(await lab.server.staffTokenOf('handler1'))]).toEqual([200, 404])
  const medicine = await bought({ kind: 'pharmacy', lines: [line(2_000)] })
  const back = await ask(afterSaleCalls.returnGoods, medicine, await allOf(medicine))
  expect(back.code).toBe(codeOf('saleKindNotOpen'))
})

test('of a concurrent refund request and shipping one happens, and the books agree', async () => {
  const operator = await lab.server.staffTokenOf('operator1')
  for (let turn = 0; turn < 3; turn += 1) {
    const order = await lab.payByAsking(await lab.place())
    const parcels = [{ courier: 'yunda' as const, parcelNo: `YD${newId().slice(0, 12)}` }]
    const [refund, ship] = await Promise.all([
      ask(afterSaleCalls.refundOnly, order, await allOf(order)),
      lab.server.call(
        ordersAdminCalls.ship,
        { orderId: order.id, parcels },
        { token: operator, key: newId() },
      ),
    ])
    const wasSentFirst = ship.code === 200
    // A request after shipping is reviewed first; before it, the refund is made at once and nothing is shipped.
    expect([refund.result.state, ship.code]).toEqual(
      wasSentFirst ? [1, 200] : [4, refusals.orderNotShippable.code],
    )
    expect((await refundedFen(order)).length).toBe(wasSentFirst ? 0 : 1)
  }
})

test('one comment and one follow-up each, with stars; a hidden order is in no list and no count', async () => {
  const order = await bought()
  const by = { orderId: order.id }
  const counts = async () => (await lab.server.call(orderCalls.counts, {}, { token: lab.token })).result
  const before = await counts()
  const commentInput = { ...by, words: '很好用', pictures: [] }
  const comment = () => lab.server.call(mallOrderCalls.comment, { ...commentInput, stars: 5 }, mall())
  expect((await comment()).code).toBe(codeOf('orderNotDone'))
  expect((await lab.server.call(mallOrderCalls.hide, by, mall())).code).toBe(codeOf('orderStillOpen'))
  const confirmed = await Promise.all([1, 2].map(() => lab.server.call(mallOrderCalls.confirm, by, mall())))
  expect(confirmed.map(({ result }) => result.state)).toEqual([4, 4])
  expect(await counts()).toEqual({
    ...before,
    toReceive: before.toReceive - 1,
    toComment: before.toComment + 1,
  })
  expect((await lab.server.call(mallOrderCalls.followUp, commentInput, mall())).code).toBe(
    codeOf('notCommented'),
  )
  const commented = await Promise.all([comment(), comment()])
  expect(commented.map(({ code }) => code).toSorted()).toEqual(['200', codeOf('orderEvaluated')])
  await lab.server.call(mallOrderCalls.followUp, { ...commentInput, words: '用了一周' }, mall())
  expect((await lab.server.call(mallOrderCalls.followUp, commentInput, mall())).code).toBe(
    codeOf('followedUp'),
  )
  const { result } = await lab.server.call(mallOrderCalls.detail, by, mall())
  expect(result.comment).toMatchObject({ stars: 5, words: '很好用', followUp: { words: '用了一周' } })
  const stored = await lab.db.selectFrom('order_comment').select(['text']).executeTakeFirstOrThrow()
  expect(stored.text).not.toContain('好用')
  // While a return is possible the order stays in the list, where it starts.
  const tooEarly = await lab.server.call(mallOrderCalls.hide, by, mall())
  expect([tooEarly.code, tooEarly.message]).toEqual([
    codeOf('orderStillOpen'),
    expect.stringContaining('售后期'),
  ])
  expect(result.can.delete).toBe(false)
  const doneBefore = (ms: number) =>
    lab.db
      .updateTable('shop_order')
      .set({ done_at: new Date(lab.clock.now().getTime() - ms) })
      .where('id', '=', order.id)
      .execute()
  await doneBefore(15 * 86_400_000 + 1)
  expect((await lab.server.call(mallOrderCalls.detail, by, mall())).result.can.delete).toBe(true)
  await lab.server.call(mallOrderCalls.hide, by, mall())
  const listed = await lab.server.call(mallOrderCalls.list, { pageNo: 1, pageSize: 100 }, mall())
  expect(listed.result.records.map(({ id }) => id)).not.toContain(order.id)
  expect(await counts()).toEqual({ ...before, toReceive: before.toReceive - 1 })
})

test('any sequence of requests, by call, refunds to the fen the price of its lines, and no line twice', async () => {
  const story = fc.record({
    quantities: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
    unit: fc.integer({ min: 1, max: 9_000 }),
    couponFen: fc.integer({ min: 0, max: 2_000 }),
    pointsFen: fc.integer({ min: 0, max: 500 }),
    steps: fc.array(fc.record({ at: fc.nat({ max: 2 }), count: fc.integer({ min: 1, max: 4 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
  })
  await fc.assert(
    fc.asyncProperty(story, async ({ quantities, unit, couponFen, pointsFen, steps }) => {
      const lines = quantities.map((quantity, at) => line(unit + at * 37, quantity))
      await enter()
      await lab.earn(pointsFen + 1)
      const had = await points()
      const placed = await lab.place({ lines, coupon: { fen: couponFen }, points: { fen: pointsFen } })
      fc.pre(placed.money_fen > 0)
      const order = await lab.payByAsking(placed)
      const rows = await linesOf(lab.db, order)
      for (const { at, count } of steps) {
        const row = rows[at]
        if (!row) continue
        const { code } = await ask(afterSaleCalls.refundOnly, order, [{ lineId: row.id, count }])
        const left = row.quantity - row.returned
        expect(code === '200').toBe(count <= left)
        if (code === '200') row.returned += count
        await lab.round()
      }
      const upTo = (fen: number, { quantity, returned }: (typeof rows)[number]) =>
        Math.floor((fen * returned) / quantity)
      const sum = (of: (row: (typeof rows)[number]) => number) =>
        rows.reduce((total, row) => total + of(row), 0)
      expect((await refundedFen(order)).reduce((total, fen) => total + fen, 0)).toBe(
        sum((row) => upTo(row.money_fen, row)),
      )
      expect(had - (await points())).toBe(order.points_fen - sum((row) => upTo(row.points_fen, row)))
    }),
    { numRuns: turns({ usually: 4, inCampaign: 150 }) },
  )
})

test('without a return within seven days the case is closed and the order has its previous state', async () => {
  const order = await bought()
  const { result: afterSale } = await ask(afterSaleCalls.returnGoods, order, await allOf(order))
  const agreed = await decide(afterSale.id, 'askBack', await lab.server.staffTokenOf('service1'))
  expect(agreed.result.state).toBe(2)
  lab.clock.advance({ days: 7 })
  await Promise.all([notSentBackJob.run({}, lab.ctx), notSentBackJob.run({}, lab.ctx)])
  expect(await lab.stateOf(order)).toBe(3)
})

test('afterwards everything adds up', async () => {
  await lab.round()
  expect(await recount(lab.db)).toEqual([])
})
