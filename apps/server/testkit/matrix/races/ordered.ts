import type { AfterSaleKind } from '@yf/domain/after-sale'
import { shanghaiDay } from '@yf/domain/dates'
import {
  askToSendBack,
  finishOrder,
  linesOf,
  openAfterSale,
  placeOrder,
  refuseAfterSale,
  sendBack,
  shipOrder,
  takeOrder,
  type OrderRow,
} from '#features/orders/public.ts'
import { addComment } from '#features/orders/comments.ts'
import { encryptorOf } from '#features/orders/encrypted.ts'
import { changeAfterSale, afterSaleOf, type AfterSaleRow } from '#features/orders/store.ts'
import { insertPayment, insertRefund, providerNo } from '#features/payments/store.ts'
import type { WorkContext } from '#platform/call/work.ts'
import { newId } from '#platform/ids.ts'
import { idOf } from '#seeds/ids.ts'
import { enterMall } from '#testkit/mall-token.ts'
import { workOf } from '#testkit/work-of.ts'
import type { RaceKit } from './race-kit.ts'
import type { Prepared } from './prepared.ts'

const accountId = idOf('account', 'linxiao')
const unitFen = 2_000
const delivery = { name: '林晓', phone: '13800000001', region: '上海市徐汇区', detail: '漕溪北路 1 号' }
const line = { productId: null, name: '毛巾', picture: '', unitFen, quantity: 2 }
const why = { reason: 'other', words: '', pictures: [] }
const number = () => `SF${newId().replaceAll('-', '').slice(0, 12)}`

const inTx = <T>({ stage: { server } }: RaceKit, work: (ctx: WorkContext) => Promise<T>): Promise<T> =>
  workOf(server).transaction(work)

type OrderProgress = 'unpaid' | 'paid' | 'sent' | 'done'

/** From the mall; a coupon covers the full price, so that no provider has to be called. */
const ordered = (kit: RaceKit, reached: OrderProgress): Promise<OrderRow> =>
  inTx(kit, async (ctx) => {
    const placing = await placeOrder(ctx, {
      companyId: idOf('company', 'xinghe-software'),
      accountId,
      kind: 'mall',
      lines: [line],
      delivery,
      ...(reached === 'unpaid' ? {} : { coupon: { fen: unitFen * 2 } }),
    })
    if (placing.kind === 'short') throw new Error(`short of ${placing.what}`)
    const take = () => takeOrder(ctx.db, placing.order)
    if (reached === 'sent' || reached === 'done') {
      const parcels = [{ courier: 'shunfeng' as const, parcelNo: number() }]
      await shipOrder(ctx, await take(), { parcels, actor: 'system' })
    }
    if (reached === 'done') await finishOrder(ctx, await take(), { actor: accountId, reason: '确认收货' })
    return take()
  })

const byMember = async (kit: RaceKit, input: object): Promise<Prepared> => ({
  input,
  token: (await enterMall(kit.stage.server, 'linxiao')).mallToken,
})

export const toOwnOrder =
  (reached: OrderProgress, more: object = {}) =>
  async (kit: RaceKit): Promise<Prepared> =>
    byMember(kit, { orderId: (await ordered(kit, reached)).id, ...more })

export const toAskBack =
  (isExchange = false) =>
  async (kit: RaceKit): Promise<Prepared> => {
    const order = await ordered(kit, 'sent')
    const [own] = await linesOf(kit.stage.server.db, order)
    const what = isExchange ? { lineId: own!.id } : { pieces: [{ lineId: own!.id, count: 1 }] }
    return byMember(kit, { orderId: order.id, ...what, ...why })
  }

export async function toFollowUp(kit: RaceKit): Promise<Prepared> {
  const order = await ordered(kit, 'done')
  await inTx(kit, async (ctx) => {
    const text = (await encryptorOf(ctx, accountId)).comment(order.id, '好')
    const comment = { stars: 5, text, pictures: [], created_at: ctx.clock.now() }
    const later = { follow_text: null, follow_pictures: [], followed_at: null }
    const { company_id, account_id } = order
    await addComment(ctx.db, order, { company_id, order_id: order.id, account_id, ...comment, ...later })
  })
  return byMember(kit, { orderId: order.id, words: '还是好', pictures: [] })
}

type AfterSaleProgress = 'asked' | 'agreed' | 'toSendBack' | 'onItsWayBack' | 'refused' | 'appealed'

/** An after-sales case of a shipped line, up to the given state. */
async function requestedSale(
  kit: RaceKit,
  stand: AfterSaleProgress,
  kind: AfterSaleKind = 'return',
): Promise<AfterSaleRow> {
  const order = await ordered(kit, 'sent')
  return inTx(kit, async (ctx) => {
    const pieces = (await linesOf(ctx.db, order)).map(({ id, quantity }) => ({ lineId: id, count: quantity }))
    const exchange = { productId: null, name: '毛巾', holdingId: null }
    const sale = await openAfterSale(ctx, order, {
      kind,
      pieces,
      reason: '质量问题',
      actor: accountId,
      ...(kind === 'exchange' ? { exchange } : {}),
    })
    const step = { actor: 'system', reason: '已核实' }
    const taken = await takeOrder(ctx.db, order)
    if (stand === 'agreed') await changeAfterSale(ctx, sale, { agreed_by: idOf('staff', 'service1') })
    if (stand === 'refused' || stand === 'appealed') await refuseAfterSale(ctx, taken, sale, step)
    if (stand === 'appealed') {
      const appeal = (await encryptorOf(ctx, accountId)).appeal(sale.id, '不同意')
      await changeAfterSale(ctx, sale, { appeal, appealed_at: ctx.clock.now() })
    }
    if (stand === 'toSendBack' || stand === 'onItsWayBack') {
      const agreed = await askToSendBack(ctx, sale, step)
      const parcel = { courier: 'zhongtong' as const, parcelNo: number(), actor: accountId }
      if (stand === 'onItsWayBack') await sendBack(ctx, taken, agreed, parcel)
    }
    return (await afterSaleOf(ctx.db, taken, sale.id))!
  })
}

export const toOwnSale =
  (stand: AfterSaleProgress, more: () => object = () => ({})) =>
  async (kit: RaceKit): Promise<Prepared> =>
    byMember(kit, { id: (await requestedSale(kit, stand)).id, ...more() })

export const toSendBack = toOwnSale('toSendBack', () => ({ courier: 'jd', parcelNo: number() }))

const byStaff = async (kit: RaceKit, account: string, input: object): Promise<Prepared> => ({
  input,
  token: await kit.stage.server.staffTokenOf(account),
})

export async function toShip(kit: RaceKit): Promise<Prepared> {
  const { id } = await ordered(kit, 'paid')
  return byStaff(kit, 'operator1', { orderId: id, parcels: [{ courier: 'jd', parcelNo: number() }] })
}

/** A prize is an order without a price, so it needs no payment first. */
export async function toDeliverPrize(kit: RaceKit): Promise<Prepared> {
  const lines = [{ productId: null, name: '运动保温杯', picture: '', unitFen: 0, quantity: 1 }]
  const companyId = idOf('company', 'xinghe-software')
  const placing = await inTx(kit, (ctx) => placeOrder(ctx, { companyId, accountId, kind: 'activity', lines }))
  if (placing.kind === 'short') throw new Error(`short of ${placing.what}`)
  return byStaff(kit, 'operator1', { orderId: placing.order.id })
}

export async function toImport(kit: RaceKit): Promise<Prepared> {
  const { order_no } = await ordered(kit, 'paid')
  const rows = [{ orderNo: order_no, courier: '京东', parcelNo: number() }]
  return byStaff(kit, 'operator1', { isTrial: 0, rows })
}

export const toDecideSale = async (kit: RaceKit): Promise<Prepared> =>
  byStaff(kit, 'service1', {
    id: (await requestedSale(kit, 'asked')).id,
    deed: 'refund',
    answer: '同意',
    isSellable: 0,
  })

export const toSendOther = async (kit: RaceKit): Promise<Prepared> =>
  byStaff(kit, 'service1', {
    id: (await requestedSale(kit, 'onItsWayBack', 'exchange')).id,
    courier: 'jd',
    parcelNo: number(),
    isSellable: 0,
  })

export const toConfirmRefund = async (kit: RaceKit): Promise<Prepared> =>
  byStaff(kit, 'finance1', { id: (await requestedSale(kit, 'agreed')).id, isAgreed: 1, words: '' })

export const toAnswerAppeal = async (kit: RaceKit): Promise<Prepared> =>
  byStaff(kit, 'service1', {
    id: (await requestedSale(kit, 'appealed')).id,
    isGranted: 1,
    answer: '重新处理',
  })

export async function toSettle(kit: RaceKit): Promise<Prepared> {
  const { db, clock } = kit.stage.server
  const key = { bill_day: shanghaiDay(clock.now()), trade_no: newId(), kind: 'paymentSum' as const }
  const found = {
    ours_fen: 1,
    theirs_fen: 2,
    found_at: clock.now(),
    seen_at: null,
    seen_by: null,
    note: null,
  }
  await db
    .insertInto('payment_difference')
    .values({ ...key, ...found })
    .execute()
  return byStaff(kit, 'finance1', {
    day: key.bill_day,
    tradeNo: key.trade_no,
    kind: key.kind,
    note: '已核对',
  })
}

/** A late payment that was to be refunded in full; the provider refused the refund. */
export async function toRefundAgain(kit: RaceKit): Promise<Prepared> {
  const order = await ordered(kit, 'paid')
  const id = await inTx(kit, async ({ db, clock }) => {
    const [now, paymentId, refundId] = [clock.now(), newId(), newId()]
    const { company_id } = order
    await insertPayment(db, {
      company_id,
      id: paymentId,
      subject_kind: 'order',
      subject_id: order.id,
      account_id: accountId,
      amount_fen: unitFen,
      way: 'h5',
      description: `订单 ${order.order_no}`,
      state: 'paid',
      prepay: null,
      expires_at: now,
      transaction_id: null,
      paid_fen: unitFen,
      paid_at: now,
      counts: false,
      refunded_fen: unitFen,
      to_close: false,
      tries: 0,
      asked_at: null,
      created_at: now,
    })
    await insertRefund(db, {
      company_id,
      payment_id: paymentId,
      id: refundId,
      effect: 'unwanted',
      amount_fen: unitFen,
      reason: '订单已关闭',
      state: 'failed',
      refund_no: null,
      tries: 1,
      asked_at: now,
      created_at: now,
      done_at: null,
    })
    return refundId
  })
  return byStaff(kit, 'finance1', { refundNo: providerNo(id) })
}
