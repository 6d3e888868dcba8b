import { mallOrderCalls } from '@yf/contract/mall-orders'
import { orderCalls } from '@yf/contract/orders'
import type { OrderDetail } from '@yf/contract/order-shapes'
import { formatFen } from '@yf/domain/money'
import { say } from '#platform/http/feedback.ts'
import { write } from '#platform/http/write.ts'
import { confirm } from '#ui/dialog/confirm.tsx'
import { payWith, wayToPay, payOrder, type PaymentStart } from './shared/pay-order.ts'
import { refreshOrders } from './use-orders.ts'

type OrderRef = Pick<OrderDetail, 'id' | 'kind'>

export async function cancelOrder({ id, kind }: OrderRef): Promise<void> {
  const isSure = await confirm({
    title: '取消订单？',
    content: '已使用的优惠券和积分会退回',
    confirmText: '取消订单',
    cancelText: '再想想',
    tone: 'danger',
  })
  if (!isSure) return
  const cancelled =
    kind === 'mall'
      ? await write(mallOrderCalls.cancel, { orderId: id })
      : await write(orderCalls.cancel, { orderId: id })
  if (cancelled.ok) say('订单已取消')
  await refreshOrders()
}

/** Returns whether this screen is still there and a payment may have happened. */
export async function pay({ id, kind }: OrderRef, backTo: string): Promise<PaymentStart> {
  if (kind !== 'mall') return payOrder(id, backTo)
  const checked = await write(mallOrderCalls.checkout, { orderId: id })
  if (!checked.ok) return 'not'
  const started = await write(mallOrderCalls.pay, { orderId: id, way: wayToPay() })
  if (!started.ok) return 'not'
  const paid = await payWith(started.result, backTo)
  // When the app reports a payment, the server asks the provider at once.
  if (paid === 'asked') await write(mallOrderCalls.saysPaid, { orderId: id })
  return paid
}

export async function confirmArrival({
  id,
  moneyFen,
}: Pick<OrderDetail, 'id' | 'moneyFen'>): Promise<boolean> {
  const isSure = await confirm({
    title: '确认收到全部商品？',
    content: `订单金额 ${formatFen(moneyFen)}，确认后仍可在 15 天内申请售后`,
    confirmText: '确认收货',
  })
  if (!isSure) return false
  const done = await write(mallOrderCalls.confirm, { orderId: id })
  if (done.ok) say('已确认收货')
  await refreshOrders()
  return done.ok
}

export async function hideOrder({ id }: Pick<OrderDetail, 'id'>): Promise<boolean> {
  const isSure = await confirm({
    title: '删除订单？',
    content: '删除后不再显示在订单列表里，仍可申请开票',
    confirmText: '删除',
    tone: 'danger',
  })
  if (!isSure) return false
  const hidden = await write(mallOrderCalls.hide, { orderId: id })
  if (hidden.ok) say('订单已删除')
  await refreshOrders()
  return hidden.ok
}
