import type { pharmacyEvents } from '@yf/contract/pharmacy-events'
import { orderStates } from '@yf/domain/order'
import { markPrescriptionDelivered } from '#features/consultation/public.ts'
import { notify } from '#features/messages/public.ts'
import {
  linesOf,
  openAfterSale,
  orderById,
  setStock,
  shipOrder,
  takeOrder,
  type OrderRow,
} from '#features/orders/public.ts'
import type { EventContext, EventHandler, EventOutcome } from '#platform/call/event.ts'
import { namedId } from '#platform/ids.ts'
import { alertOfGoneMedicine } from './hospital.ts'
import { changeMedicineOrder, medicineOrderOf } from './store.ts'

const pharmacy = 'pharmacy'

/** For a paid medicine order: earlier events are too early, other orders are ignored. */
async function aboutOrder(
  ctx: EventContext,
  orderNo: string,
  apply: (order: OrderRow) => Promise<EventOutcome>,
): Promise<EventOutcome> {
  const conflict = await orderById(ctx.db, orderNo)
  if (conflict?.kind !== 'pharmacy') {
    ctx.log.warn({ kind: ctx.event.kind }, 'the pharmacy speaks of an order that it did not get from us')
    return 'ignored'
  }
  const order = await takeOrder(ctx.db, conflict)
  return order.state === orderStates.unpaid ? 'tooEarly' : apply(order)
}

const notifyOwner = (
  ctx: EventContext,
  order: OrderRow,
  kind: 'medicineSent' | 'medicineRefused',
  content: string,
) =>
  notify(ctx, {
    companyId: order.company_id,
    accountId: order.account_id,
    kind,
    id: order.id,
    content,
  })

export const medicineSent: EventHandler<typeof pharmacyEvents.medicineSent> = ({ orderNo, parcels }, ctx) =>
  aboutOrder(ctx, orderNo, async (order) => {
    if (order.shipped_at === null && (await isCalledOff(ctx, order))) {
      ctx.log.error({ order: order.order_no }, 'the pharmacy sent an order that was called off')
      await alertOfGoneMedicine(ctx, order)
      return 'applied'
    }
    // The result of the after-sales case is unknown yet: the event is to be repeated later.
    if (order.state === orderStates.afterSale) return 'tooEarly'
    if (order.state !== orderStates.toShip && order.state !== orderStates.toReceive) return 'ignored'
    if ((await shipOrder(ctx, order, { parcels, actor: pharmacy })) === 'numberTaken') return 'ignored'
    const about = await medicineOrderOf(ctx.db, order)
    if (about)
      await markPrescriptionDelivered(ctx.db, ctx.clock, {
        accountId: order.account_id,
        prescriptionId: about.prescription_id,
        orderId: order.id,
      })
    await notifyOwner(ctx, order, 'medicineSent', `订单 ${order.order_no} 已交给快递，可查看物流`)
    return 'applied'
  })

/** Closed or refunded, or completely being refunded, which cannot be stopped. */
async function isCalledOff({ db }: EventContext, order: OrderRow): Promise<boolean> {
  if (order.state !== orderStates.afterSale)
    return order.state === orderStates.cancelled || order.state === orderStates.refunded
  return (await linesOf(db, order)).every(({ quantity, returned }) => returned === quantity)
}

/** Returns money, points, benefit, stock and the prescription to their sources. */
export const medicineRefused: EventHandler<typeof pharmacyEvents.medicineRefused> = (
  { orderNo, reason },
  ctx,
) =>
  aboutOrder(ctx, orderNo, async (order) => {
    if (order.state !== orderStates.toShip) return 'ignored'
    const lines = await linesOf(ctx.db, order)
    const pieces = lines.map(({ id, quantity, returned }) => ({ lineId: id, count: quantity - returned }))
    await openAfterSale(ctx, order, { pieces, reason: `药房未能发药：${reason}`, actor: pharmacy })
    await notifyOwner(
      ctx,
      order,
      'medicineRefused',
      `订单 ${order.order_no} 已取消，款项、权益和积分原路退回`,
    )
    return 'applied'
  })

export const medicineInvoiced: EventHandler<typeof pharmacyEvents.medicineInvoiced> = (data, ctx) =>
  aboutOrder(ctx, data.orderNo, async (order) => {
    const about = await medicineOrderOf(ctx.db, order)
    if (!about || about.invoice_number !== null) return 'ignored'
    await changeMedicineOrder(ctx.db, order, {
      invoice_code: data.code,
      invoice_number: data.number,
      invoice_day: data.day,
      invoice_fen: data.totalFen,
      invoice_seller: data.seller,
    })
    return 'applied'
  })

export const medicineShelf: EventHandler<typeof pharmacyEvents.medicineShelf> = async (
  { medicines },
  ctx,
) => {
  const updated_at = ctx.clock.now()
  for (const { code, name, spec, priceFen: price_fen, onHand } of medicines) {
    const id = medicineId(code)
    await ctx.db
      .insertInto('medicine')
      .values({ code, id, name, spec, price_fen, updated_at })
      .onConflict((conflict) => conflict.column('code').doUpdateSet({ name, spec, price_fen, updated_at }))
      .execute()
    await setStock(ctx.db, id, onHand)
  }
  return 'applied'
}

/** The same id in every database, so it needs no lookup. */
export const medicineId = (code: string): string => namedId(`medicine/${code}`)
