import { orderCalls } from '@yf/contract/orders'
import { pharmacyCalls } from '@yf/contract/pharmacy'
import { say } from '#platform/http/feedback.ts'
import { write } from '#platform/http/write.ts'
import { confirm } from '#ui/dialog/confirm.tsx'
import { refreshOrders } from './use-order.ts'

export async function cancelOrder(orderId: string): Promise<void> {
  const isSure = await confirm({
    title: '取消订单？',
    content: '已使用的权益和积分会退回，处方在有效期内可以重新下单',
    confirmText: '取消订单',
    cancelText: '再想想',
    tone: 'danger',
  })
  if (!isSure) return
  const cancelled = await write(orderCalls.cancel, { orderId })
  if (cancelled.ok) say('订单已取消')
  await refreshOrders()
}

/** Only before delivery: refunds the whole order. */
export async function askForRefund(orderId: string): Promise<void> {
  const isSure = await confirm({
    title: '申请退款？',
    content: '药房还没有发药：款项、权益和积分原路退回，处方在有效期内可以重新下单',
    confirmText: '申请退款',
    tone: 'danger',
  })
  if (!isSure) return
  const response = await write(orderCalls.applyRefund, { orderId, reason: '不需要了' })
  if (response.ok) say('已退款，款项按原路退回')
  await refreshOrders()
}

export async function confirmArrival(orderId: string): Promise<boolean> {
  const isSure = await confirm({
    title: '确认收到药品？',
    content: '请核对药品名称、数量和有效期',
    confirmText: '确认收货',
  })
  if (!isSure) return false
  const confirmed = await write(pharmacyCalls.confirm, { orderId })
  if (confirmed.ok) say('已确认收货')
  await refreshOrders()
  return confirmed.ok
}
