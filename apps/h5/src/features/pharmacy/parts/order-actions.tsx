import { orderStates } from '@yf/domain/order'
import { startClaim } from '#features/claims/shared/entry/start-claim.ts'
import { ActionBar, actionsOf } from '#features/orders/shared/action-bar.tsx'
import { payOrder } from '#features/orders/shared/pay-order.ts'
import { go } from '#platform/navigation/go.ts'
import { askForRefund, cancelOrder, confirmArrival } from '../order-actions.ts'
import { refreshOrders, useAfterArrival } from '../use-order.ts'
import type { PharmacyOrder } from './order-detail.tsx'

interface Props {
  order: PharmacyOrder
  /** An earlier payment attempt failed. */
  isRetry: boolean
  /** Called when a payment may have happened on this screen. */
  onPaymentRequested: () => void
}

/** The main next action, with the others beside it. */
export function OrderActions({ order, isRetry, onPaymentRequested }: Props) {
  const { id, can, state } = order
  const arrival = useAfterArrival(id).data
  const isEvaluated = arrival?.stars !== null
  const pay = async () => {
    const paying = await payOrder(id, `/yf/order?id=${id}&paid=1`)
    if (paying === 'asked') onPaymentRequested()
    // Refused or cancelled: the order may be paid elsewhere or expired.
    if (paying === 'not') await refreshOrders()
  }
  const arrived = async () => {
    if (await confirmArrival(id)) go('/yf/feedback', { query: { orderId: id } })
  }
  const isDone = state === orderStates.done
  const evaluate = () => go('/yf/feedback', { query: { orderId: id } })
  const actions = actionsOf(
    can.cancel && { label: '取消订单', onTap: () => cancelOrder(id) },
    can.refund && state === orderStates.toShip && { label: '申请退款', onTap: () => askForRefund(id) },
    isDone && Boolean(arrival?.invoice) && { label: '申请理赔', onTap: () => startClaim({ orderId: id }) },
    can.pay && { label: isRetry ? '重新支付' : '去支付', onTap: pay, isMain: true },
    state === orderStates.toReceive && { label: '确认收货', onTap: arrived, isMain: true },
    isDone && !isEvaluated && { label: '去评价', onTap: evaluate, isMain: true },
  )
  return <ActionBar actions={actions} />
}
