import type { ordersAdminCalls } from '@yf/contract/orders-admin'
import { notify } from '#features/messages/public.ts'
import { finishOrder } from '../shipping.ts'
import { orderById, takeOrder } from '../store.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { canHandOut } from './can-ship.ts'
import { orderDetailDto } from './orders.ts'

/**
 * A prize was collected: its order is completed, and its owner gets a notice, so that nobody else can collect it
 * unnoticed.
 */
export const handOut: RunCallHandler<typeof ordersAdminCalls.handOut> = async ({ orderId }, ctx) => {
  const found = await orderById(ctx.db, orderId)
  if (!found) return refuse('notFound')
  const order = await takeOrder(ctx.db, found)
  if (!canHandOut(order)) return refuse('prizeNotWaiting')
  const done = await finishOrder(ctx, order, { actor: `staff:${ctx.staff.id}`, reason: '奖品已领取' })
  await recordAuditEvent(ctx, { action: 'handOutPrize', seen: [order], payload: { orderNo: order.order_no } })
  await notify(ctx, {
    companyId: order.company_id,
    accountId: order.account_id,
    kind: 'prizeHandedOut',
    id: order.id,
    content: `订单 ${order.order_no} 的奖品已交付。如不是您本人领取，请联系在线客服。`,
  })
  return answer(await orderDetailDto(ctx, done))
}
