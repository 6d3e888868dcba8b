import type { OrderDetail as Order } from '@yf/contract/order-shapes'
import { useState } from 'react'
import { Page } from '#ui/page/page.tsx'
import { PayStatusBar } from '../shared/pay-status-bar.tsx'
import { usePayResult } from '../shared/use-pay-result.ts'
import { refreshOrders } from '../use-orders.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderDetail } from './order-detail.tsx'

/** An order with its actions; after the return from payment it polls the provider's result. */
export function OrderView({
  order,
  backTo,
  wasPaying,
}: {
  order: Order
  backTo: string
  wasPaying: boolean
}) {
  const [tries, setTries] = useState(wasPaying && order.can.pay ? 1 : 0)
  const payStatus = usePayResult(order.id, tries, () => void refreshOrders())
  return (
    <Page
      actions={
        <OrderActions
          order={order}
          backTo={backTo}
          isRetry={payStatus !== null && payStatus.kind !== 'asking'}
          onPaymentRequested={() => setTries(tries + 1)}
        />
      }
    >
      {order.can.pay && (
        <PayStatusBar
          status={payStatus}
          moneyFen={order.moneyFen}
          payBefore={order.payBefore}
          path={backTo}
        />
      )}
      <OrderDetail order={order} />
    </Page>
  )
}
