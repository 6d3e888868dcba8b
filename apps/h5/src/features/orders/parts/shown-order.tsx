import type { OrderDetail as Order } from '@yf/contract/order-shapes'
import { useState } from 'react'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { Page } from '#ui/page/page.tsx'
import { usePayResult } from '../shared/use-pay-result.ts'
import { refreshOrders } from '../use-orders.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderDetail } from './order-detail.tsx'

/** An order with what can be done; who comes back from paying waits here for the provider's word. */
export function ShownOrder({
  order,
  backTo,
  wasPaying,
}: {
  order: Order
  backTo: string
  wasPaying: boolean
}) {
  const [isAsking, setAsking] = useState(wasPaying && order.can.pay)
  const asked = usePayResult(order.id, isAsking, () => void refreshOrders())
  return (
    <Page actions={<OrderActions order={order} backTo={backTo} onAsked={() => setAsking(true)} />}>
      {asked === 'asking' && order.can.pay && <NoticeBar tone="info">正在确认支付结果，请稍候…</NoticeBar>}
      {asked === 'unpaid' && order.can.pay && (
        <NoticeBar tone="warning">还没有收到付款。若已扣款，稍后会自动更新，无需重复支付</NoticeBar>
      )}
      <OrderDetail order={order} />
    </Page>
  )
}
