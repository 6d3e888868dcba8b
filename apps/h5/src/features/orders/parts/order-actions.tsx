import type { OrderDetail } from '@yf/contract/order-shapes'
import { orderStates } from '@yf/domain/order'
import { go } from '#platform/navigation/go.ts'
import { useWayBack } from '#ui/page/page-frame.ts'
import { Button } from '#ui/button/button.tsx'
import { BillOrderButton } from '#features/invoices/shared/bill-order-button.tsx'
import { cancelOrder, confirmArrival, hideOrder, pay } from '../order-deeds.ts'
import styles from './order-detail.module.css'

interface Props {
  order: OrderDetail
  /** Where the provider's page comes back to. */
  backTo: string
  /** Something may have been paid on this very screen. */
  onAsked: () => void
}

/** The one thing to do next, and beside it what else can be done. */
export function OrderActions({ order, backTo, onAsked }: Props) {
  const { id, kind, state, can } = order
  const query = { orderId: id }
  const leave = useWayBack()
  const payNow = async () => {
    if ((await pay(order, backTo)) === 'asked') onAsked()
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
  return (
    <div className={styles.actions}>
      {can.cancel && (
        <Button kind="secondary" onTap={() => cancelOrder(order)}>
          取消订单
        </Button>
      )}
      {can.delete && (
        <Button kind="secondary" onTap={remove}>
          删除订单
        </Button>
      )}
      {isOver && kind === 'mall' && (
        <Button kind="secondary" onTap={() => go('/welfare')}>
          再次购买
        </Button>
      )}
      {can.refund && (
        <Button kind="secondary" onTap={ask}>
          {kind === 'mall' ? '申请售后' : '申请退款'}
        </Button>
      )}
      <BillOrderButton order={order} />
      {can.followUp && (
        <Button kind="secondary" onTap={() => go('/order/feedback', { query })}>
          追加评价
        </Button>
      )}
      {can.pay && <Button onTap={payNow}>去支付</Button>}
      {can.confirm && kind === 'mall' && <Button onTap={arrived}>确认收货</Button>}
      {can.comment && <Button onTap={() => go('/order/feedback', { query })}>去评价</Button>}
    </div>
  )
}
