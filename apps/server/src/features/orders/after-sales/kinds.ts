import type { AfterSaleKind } from '@yf/domain/after-sale'
import { orderStates } from '@yf/domain/order'
import { canAskForRefund } from '../rules.ts'
import type { OrderRow } from '../store.ts'

type AfterSaleOrder = Pick<OrderRow, 'kind' | 'state' | 'done_at'>

/** Why a member cannot request it now, as a message; null when possible. */
export function afterSaleBlocker(
  order: AfterSaleOrder,
  kind: AfterSaleKind,
  now: Date,
  screen: string | null = null,
): string | null {
  if (order.state === orderStates.afterSale) return '有售后正在处理'
  if (!canAskForRefund(order, now))
    return order.state === orderStates.done ? '已超过售后期限（收货后15天）' : '订单当前状态不能申请售后'
  if (screen !== null) return '请在服务详情中取消，符合条件的费用会自动退回'
  if (kind === 'refund') return null
  // Shipped medicine is not sold again, and services cannot be shipped.
  if (order.kind !== 'mall')
    return order.kind === 'pharmacy' ? '药品售出后不支持退换，质量问题请申请仅退款' : '无需寄回'
  return order.state === orderStates.toShip ? '还没有发货，可直接申请仅退款' : null
}
