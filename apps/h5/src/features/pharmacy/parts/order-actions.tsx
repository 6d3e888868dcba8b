import { orderStates } from '@yf/domain/order'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { startClaim } from '#features/claims/shared/entry/start-claim.ts'
import { payOrder } from '#features/orders/shared/pay-order.ts'
import { askForRefund, cancelOrder, confirmArrival } from '../order-actions.ts'
import { useAfterArrival } from '../use-order.ts'
import styles from './order-actions.module.css'
import type { Order } from './order-detail.tsx'

interface Props {
  order: Order
  /** Something may have been paid on this very screen. */
  onAsked: () => void
}

/** The one thing to do next, and beside it what else can be done. */
export function OrderActions({ order, onAsked }: Props) {
  const { id, can, state } = order
  const arrival = useAfterArrival(id).data
  const isEvaluated = arrival?.stars !== null
  const pay = async () => {
    if ((await payOrder(id, `/yf/order?id=${id}&paid=1`)) === 'asked') onAsked()
  }
  const arrived = async () => {
    if (await confirmArrival(id)) go('/yf/feedback', { query: { orderId: id } })
  }
  return (
    <div className={styles.actions}>
      {can.cancel && (
        <Button kind="secondary" onTap={() => cancelOrder(id)}>
          取消订单
        </Button>
      )}
      {can.refund && state === orderStates.toShip && (
        <Button kind="secondary" onTap={() => askForRefund(id)}>
          申请退款
        </Button>
      )}
      {can.pay && (
        <Button block onTap={pay}>
          去支付
        </Button>
      )}
      {state === orderStates.toReceive && (
        <Button block onTap={arrived}>
          确认收货
        </Button>
      )}
      {state === orderStates.done && arrival?.invoice && (
        <Button kind="secondary" onTap={() => startClaim({ orderId: id })}>
          申请理赔
        </Button>
      )}
      {state === orderStates.done && !isEvaluated && (
        <Button block onTap={() => go('/yf/feedback', { query: { orderId: id } })}>
          去评价
        </Button>
      )}
    </div>
  )
}
