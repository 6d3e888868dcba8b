import { orderKinds, type OrderKind } from '@yf/domain/order'
import {
  finishOrder,
  openAfterSale,
  refuseAfterSale,
  takeOrder,
  orderSubject,
  placeOrder,
  shipOrder,
  closeOrder,
  type NewLine,
  type OrderRow,
} from '#features/orders/public.ts'
import { mallPicture } from '@yf/domain/mall-pictures'
import { addParcel } from '#features/parcels/public.ts'
import { addComment } from '#features/orders/comments.ts'
import { encryptorOf } from '#features/orders/encrypted.ts'
import { afterSalesOf } from '#features/orders/store.ts'
import { applyTrack } from '#features/parcels/apply-track.ts'
import { parcelRows } from '#features/parcels/store.ts'
import { applyPaid } from '#features/payments/apply-trade.ts'
import { startPayment } from '#features/payments/public.ts'
import { applyRefund } from '#features/payments/refund-job.ts'
import { paymentsOf, providerNo, refundsOf } from '#features/payments/store.ts'
import type { Services } from '#platform/call/context.ts'
import type { WorkContext } from '#platform/call/work.ts'
import type { Db } from '#platform/db/handle.ts'
import { createLog } from '#platform/observe/log.ts'
import { idOf } from './ids.ts'

const hourMs = 3_600_000
const delivery = { name: '林晓', phone: '13800000001', region: '上海市徐汇区', detail: '漕溪北路 88 号 3 楼' }
const item = (name: string, unitFen: number, quantity = 1, picture = ''): NewLine => ({
  productId: null,
  name,
  picture,
  unitFen,
  quantity,
})

/** From the mall's own products, so that it can be bought again. */
const fromShelf = (
  key: ShelfKey,
  variant: string,
  ...[name, unitFen, quantity]: Parameters<typeof item>
) => ({
  ...item(name, unitFen, quantity, mallPicture(key)),
  productId: idOf('mallVariant', `${key}/${variant}`),
})
type ShelfKey = Parameters<typeof mallPicture>[0]

/** An order placed this many hours ago, and how far it has come since. */
interface OrderStory {
  readonly hours: number
  readonly kind: OrderKind
  readonly lines: readonly NewLine[]
  readonly couponFen?: number
  readonly goesOn?: (ctx: WorkContext, order: OrderRow) => Promise<void>
}

const member = idOf('account', 'linxiao')
const received = { actor: member, reason: '确认收货' }

const stories: readonly OrderStory[] = [
  { hours: 0, kind: 'mall', lines: [item('智能体脂秤', 19_900, 1, mallPicture('scale'))] },
  {
    hours: 5,
    kind: 'mall',
    lines: [
      item('保温杯', 6_900, 2, mallPicture('bottle')),
      item('纯棉毛巾', 4_900, 1, mallPicture('towel')),
    ],
    couponFen: 500,
    goesOn: pay,
  },
  { hours: 30, kind: 'activity', lines: [item('21 天健步挑战赛报名费', 3_900)], goesOn: pay },
  {
    hours: 140,
    kind: 'mall',
    lines: [fromShelf('lamp', '标准装', '护眼台灯', 15_900)],
    goesOn: paidAnd(receive),
  },
  {
    hours: 210,
    kind: 'mall',
    lines: [fromShelf('nuts', '30 包', '每日坚果', 8_900, 2)],
    goesOn: paidAnd(async (ctx, order) => {
      await receive(ctx, order)
      await say(ctx, order)
    }),
  },
  {
    hours: 240,
    kind: 'mall',
    lines: [fromShelf('earbuds', '标准装', '无线降噪耳机', 29_900)],
    goesOn: paidAnd(async (ctx, order) => {
      await receive(ctx, order)
      await refuseBack(later(ctx, 60), { ...order, state: 4 })
    }),
  },
  {
    hours: 360,
    kind: 'card',
    lines: [item('视力矫正咨询卡', 9_900)],
    goesOn: paidAnd((ctx, order) => finishOrder(ctx, order, { actor: 'system', reason: '卡券已发放' })),
  },
  {
    hours: 20,
    kind: 'pharmacy',
    lines: [item('蒙脱石散 3g×15袋/盒', 2_190)],
    goesOn: pay,
  },
  {
    hours: 300,
    kind: 'pharmacy',
    lines: [item('布洛芬缓释胶囊 0.3g×24粒/盒', 2_680)],
    goesOn: paidAnd(async (ctx, order) => {
      const parcels = [{ courier: 'shunfeng' as const, parcelNo: 'SF1390000000300' }]
      await shipOrder(later(ctx, 4), order, { parcels, actor: 'pharmacy' })
      const [parcel] = await parcelRows(ctx.db, orderSubject(order))
      const at = later(ctx, 30).clock.now()
      const step = { at, text: '快件已签收，签收人：本人', state: 3 as const }
      await applyTrack(later(ctx, 30), parcel!, { state: 3, steps: [step] })
      await finishOrder(later(ctx, 31), { ...order, state: 3 }, received)
    }),
  },
  {
    hours: 72,
    kind: 'mall',
    lines: [item('护颈枕', 12_900, 1, mallPicture('quilt')), item('蒸汽眼罩', 2_990, 3)],
    couponFen: 1_000,
    goesOn: send,
  },
  {
    hours: 400,
    kind: 'health',
    lines: [item('超声波洁牙', 16_800)],
    goesOn: paidAnd((ctx, order) => finishOrder(later(ctx, 50), order, received)),
  },
  { hours: 500, kind: 'card', lines: [item('口腔护理年卡', 39_900)], goesOn: cancel },
  {
    hours: 260,
    kind: 'mall',
    lines: [item('筋膜枪', 29_900, 1, mallPicture('massager'))],
    goesOn: returning,
  },
  { hours: 700, kind: 'activity', lines: [item('城市徒步报名费', 5_000)], goesOn: refunded },
]

/** 林晓's orders in every state. The order engine creates them, at the times at which they would have been placed. */
export async function addOrders(services: Services, tx: Db): Promise<void> {
  const now = services.clock.now().getTime()
  for (const { hours, kind, lines, couponFen, goesOn } of stories) {
    const ctx = workAt(services, tx, new Date(now - hours * hourMs))
    const placed = await placeOrder(ctx, {
      companyId: idOf('company', 'xinghe-software'),
      accountId: member,
      kind,
      lines,
      ...(orderKinds[kind].ships ? { delivery } : {}),
      ...(couponFen ? { coupon: { fen: couponFen } } : {}),
    })
    if (placed.kind === 'short') throw new Error(`a seeded order is short of ${placed.what}`)
    await goesOn?.(ctx, placed.order)
  }
}

/** This many hours later: each follow-up of an order happens at its own time. */
const later = (ctx: WorkContext, hours: number): WorkContext => {
  const at = new Date(ctx.clock.now().getTime() + hours * hourMs)
  return { ...ctx, clock: { now: () => at } }
}

/** Calls no partner and delivers nothing: all of it is in the past. */
export const workAt = (services: Services, db: Db, at: Date): WorkContext => ({
  ...services,
  db,
  clock: { now: () => at },
  log: createLog('silent'),
  jobs: { ...services.jobs, send: async () => undefined },
  outbox: { add: async () => true },
})

export async function pay(ctx: WorkContext, order: OrderRow): Promise<void> {
  const payment = await startPayment(ctx, {
    subject: orderSubject(order),
    accountId: order.account_id,
    amountFen: order.money_fen,
    way: 'h5',
    description: `原力星球订单 ${order.order_no}`,
    expiresAt: order.pay_by,
  })
  const transactionId = `4200${providerNo(order.id).slice(0, 24)}`
  await applyPaid(ctx, payment, {
    kind: 'paid',
    transactionId,
    at: ctx.clock.now(),
    amountFen: order.money_fen,
  })
}

function paidAnd(next: (ctx: WorkContext, order: OrderRow) => Promise<unknown>) {
  return async (ctx: WorkContext, order: OrderRow): Promise<void> => {
    await pay(ctx, order)
    await next(ctx, { ...order, state: 2 })
  }
}

/** Two parcels, one of which has arrived. */
async function send(ctx: WorkContext, order: OrderRow): Promise<void> {
  await pay(ctx, order)
  const parcels = [
    { courier: 'shunfeng' as const, parcelNo: 'SF1390000000271' },
    { courier: 'zhongtong' as const, parcelNo: '78139000000272' },
  ]
  await shipOrder(later(ctx, 2), { ...order, state: 2 }, { parcels, actor: 'system' })
  const [first, second] = await parcelRows(ctx.db, orderSubject(order))
  const after = (hours: number) => new Date(ctx.clock.now().getTime() + hours * hourMs)
  const collected = { at: after(3), text: '快件已由【上海徐汇营业部】揽收', state: 1 as const }
  const arrived = { at: after(26), text: '快件已签收，签收人：本人', state: 3 as const }
  await applyTrack(ctx, first!, { state: 3, steps: [arrived, collected] })
  await applyTrack(ctx, second!, { state: 1, steps: [collected] })
}

/** Sent in one parcel, delivered and confirmed. */
async function receive(ctx: WorkContext, order: OrderRow): Promise<void> {
  const parcels = [{ courier: 'yuantong' as const, parcelNo: `YT${providerNo(order.id).slice(0, 12)}` }]
  await shipOrder(later(ctx, 6), order, { parcels, actor: 'system' })
  const [parcel] = await parcelRows(ctx.db, orderSubject(order))
  const at = later(ctx, 40).clock.now()
  const step = { at, text: '快件已签收，签收人：前台', state: 3 as const }
  await applyTrack(later(ctx, 40), parcel!, { state: 3, steps: [step] })
  await finishOrder(later(ctx, 42), { ...order, state: 3 }, received)
}

/** Rating and comment, encrypted with the data subject key of the member who wrote them. */
async function say(ctx: WorkContext, order: OrderRow): Promise<void> {
  const encrypt = await encryptorOf(ctx, order.account_id)
  await addComment(ctx.db, order, {
    company_id: order.company_id,
    order_id: order.id,
    account_id: order.account_id,
    stars: 5,
    text: encrypt.comment(order.id, '独立小包装，带去办公室很方便'),
    pictures: [],
    created_at: new Date(ctx.clock.now().getTime() + 60 * hourMs),
    follow_text: null,
    follow_pictures: [],
    followed_at: null,
  })
}

/** A refused refund request: it can be appealed. */
async function refuseBack(ctx: WorkContext, order: OrderRow): Promise<void> {
  await askBack(ctx, order)
  const [sale] = await afterSalesOf(ctx.db, order)
  const step = { actor: 'system', reason: '耳塞已拆封使用，属卫生用品，不支持无理由退货' }
  await refuseAfterSale(ctx, await takeOrder(ctx.db, order), sale!, step)
}

async function cancel(ctx: WorkContext, order: OrderRow): Promise<void> {
  await closeOrder(ctx, order, { actor: member, reason: '您取消了订单' })
}

/** Received, with an open return request. */
async function returning(ctx: WorkContext, order: OrderRow): Promise<void> {
  await pay(ctx, order)
  await addParcel(ctx, orderSubject(order), { courier: 'jd', parcelNo: 'JD139000000027', direction: 'out' })
  await shipOrder(later(ctx, 5), { ...order, state: 2 }, { parcels: [], actor: 'system' })
  await askBack(later(ctx, 70), { ...order, state: 3 })
}

async function askBack(ctx: WorkContext, order: OrderRow): Promise<void> {
  const lines = await ctx.db
    .selectFrom('order_line')
    .select(['id', 'quantity'])
    .where('order_id', '=', order.id)
    .execute()
  const pieces = lines.map(({ id, quantity }) => ({ lineId: id, count: quantity }))
  await openAfterSale(ctx, order, { pieces, reason: '与描述不符', actor: member })
}

async function refunded(ctx: WorkContext, order: OrderRow): Promise<void> {
  await pay(ctx, order)
  await askBack(later(ctx, 20), { ...order, state: 2 })
  const [payment] = await paymentsOf(ctx.db, orderSubject(order))
  const [refund] = await refundsOf(ctx.db, payment!)
  const at = later(ctx, 44).clock.now()
  await applyRefund(later(ctx, 44), refund!, {
    kind: 'done',
    providerNo: '50300000000000000027',
    at,
    amountFen: refund!.amount_fen,
  })
}
