import type { ordersAdminCalls } from '@yf/contract/orders-admin'
import type { Courier } from '@yf/domain/parcel'
import { decryptorOf } from '../encrypted.ts'
import { orderById, type OrderRow, takeOrder } from '../store.ts'
import { shipOrder } from '../shipping.ts'
import { notify } from '#features/messages/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { canShip } from './can-ship.ts'
import { orderDetailDto } from './orders.ts'

export const ship: RunCallHandler<typeof ordersAdminCalls.ship> = async ({ orderId, parcels }, ctx) => {
  const found = await orderById(ctx.db, orderId)
  if (!found) return refuse('notFound')
  const order = await takeOrder(ctx.db, found)
  if (!canShip(order)) return refuse('orderNotShippable')
  if ((await handOver(ctx, order, parcels)) === 'numberTaken') return refuse('parcelNumberTaken')
  return answer(await orderDetailDto(ctx, await takeOrder(ctx.db, order)))
}

/** For a locked order: records the parcels and the sender, and notifies the member. */
export async function handOver(
  ctx: StaffContext,
  order: OrderRow,
  parcels: readonly { readonly courier: Courier; readonly parcelNo: string }[],
): Promise<'shipped' | 'numberTaken'> {
  // Some couriers disclose a parcel's location only with the last digits of the receiver's phone.
  const phoneTail = (await decryptorOf(ctx, order.account_id)).delivery(order)?.phone.slice(-4)
  const shipped = await shipOrder(ctx, order, {
    parcels: parcels.map((parcel) => ({ ...parcel, ...(phoneTail ? { phoneTail } : {}) })),
    actor: `staff:${ctx.staff.id}`,
  })
  if (shipped === 'numberTaken') return shipped
  await recordAuditEvent(ctx, { action: 'shipOrder', seen: [order], payload: { orderNo: order.order_no } })
  await notify(ctx, {
    companyId: order.company_id,
    accountId: order.account_id,
    kind: 'orderShipped',
    id: order.id,
    content: `订单 ${order.order_no} 有 ${parcels.length} 个包裹已交给快递，可以查看物流。`,
  })
  return shipped
}
