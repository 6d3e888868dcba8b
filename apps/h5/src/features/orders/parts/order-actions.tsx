import type { OrderDetail } from '@yf/contract/order-shapes'
import { orderStates } from '@yf/domain/order'
import { canBill } from '#features/invoices/shared/can-bill.ts'
import { go } from '#platform/navigation/go.ts'
import { useWayBack } from '#ui/page/page-frame.ts'
import { cancelOrder, confirmArrival, hideOrder, pay } from '../order-actions.ts'
import { ActionBar, actionsOf } from '../shared/action-bar.tsx'
import { refreshOrders } from '../use-orders.ts'

interface Props {
  order: OrderDetail
  /** The return address of the provider's page. */
  backTo: string
  /** An earlier payment attempt failed. */
  isRetry: boolean
  /** Called when a payment may have happened on this screen. */
  onPaymentRequested: () => void
}

/** The main next action, with the others beside it. */
export function OrderActions({ order, backTo, isRetry, onPaymentRequested }: Props) {
  const { id, kind, state, can } = order
  const query = { orderId: id }
  const leave = useWayBack()
  const payNow = async () => {
    const paying = await pay(order, backTo)
    if (paying === 'asked') onPaymentRequested()
    // Refused or cancelled: the order may be paid elsewhere or expired.
    if (paying === 'not') await refreshOrders()
  }
  const arrived = async () => {
    if (await confirmArrival(order)) go('/order/feedback', { query })
  }
  const remove = async () => {
    if (await hideOrder(order)) leave()
  }
  const ask = () => {
    if (kind === 'mall') go('/mallAfterSales', { query })
    else if (kind === 'activity') go('/order/longActRefund', { query })
    else go('/order/requestRefund', { query })
  }
  const isOver =
    state === orderStates.done || state === orderStates.cancelled || state === orderStates.refunded
  const actions = actionsOf(
    can.delete && { label: '删除订单', onTap: remove },
    can.cancel && { label: '取消订单', onTap: () => cancelOrder(order) },
    isOver && kind === 'mall' && { label: '再次购买', onTap: () => go('/welfare', { query: { again: id } }) },
    canBill(order) && { label: '申请开票', onTap: () => go('/invoice/apply', { query }) },
    can.refund && { label: kind === 'mall' ? '申请售后' : '申请退款', onTap: ask },
    can.followUp && { label: '追加评价', onTap: () => go('/order/feedback', { query }) },
    can.pay && { label: isRetry ? '重新支付' : '去支付', onTap: payNow, isMain: true },
    can.confirm && kind === 'mall' && { label: '确认收货', onTap: arrived, isMain: true },
    can.comment && { label: '去评价', onTap: () => go('/order/feedback', { query }), isMain: true },
  )
  return <ActionBar actions={actions} />
}
