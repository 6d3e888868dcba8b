import { orderCalls } from '@yf/contract/orders'
import type { OrderState } from '@yf/domain/order'
import { useState } from 'react'
import { AnsweredList, pagesOf } from '#platform/http/answered-list.tsx'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { PayStatusBar } from '#features/orders/shared/pay-status-bar.tsx'
import { usePayResult } from '#features/orders/shared/use-pay-result.ts'
import { OrderActions } from '../parts/order-actions.tsx'
import { OrderDetail, type PharmacyOrder } from '../parts/order-detail.tsx'
import { OrderRow, type OrderSummary } from '../parts/order-row.tsx'
import { refreshOrders, useOrder } from '../use-order.ts'
import styles from './pharmacy-orders.module.css'

const states: readonly { value: OrderState | 0; label: string }[] = [
  { value: 0, label: '全部' },
  { value: 1, label: '待付款' },
  { value: 2, label: '待发货' },
  { value: 3, label: '待收货' },
  { value: 4, label: '已完成' },
]

/** Medicine orders by state; with an id, that order. */
export default function PharmacyOrdersScreen() {
  const { id, paid } = useQueryParams()
  return id ? <One id={id} wasPaying={paid === '1'} /> : <All />
}

function All() {
  const [state, setState] = useState<OrderState | 0>(0)
  const filter = { kind: 'pharmacy' as const, ...(state ? { state } : {}) }
  return (
    <Page>
      <div className={styles.tabs}>
        <Tabs label="订单状态" items={states} value={state} onChange={setState} />
      </div>
      <AnsweredList<OrderSummary>
        key={state}
        label="药房订单"
        look="plain"
        renewOnReturn
        load={pagesOf(orderCalls.list, filter)}
        keyOf={({ id }) => id}
        renderRow={(order) => (
          <OrderRow order={order} onTap={() => go('/yf/order', { query: { id: order.id } })} />
        )}
        empty={
          <EmptyOf
            kind="medicine"
            title="没有药品订单"
            note="医生开具并审核通过的处方，可以在处方记录里下单"
          />
        }
      />
    </Page>
  )
}

const One = ({ id, wasPaying }: { id: string; wasPaying: boolean }) => (
  <AnsweredPage of={useOrder(id)} skeleton={<SkeletonCard lines={6} />}>
    {(order) => <OrderView order={order} wasPaying={wasPaying} />}
  </AnsweredPage>
)

function OrderView({ order, wasPaying }: { order: PharmacyOrder; wasPaying: boolean }) {
  const [tries, setTries] = useState(wasPaying && order.can.pay ? 1 : 0)
  const payStatus = usePayResult(order.id, tries, () => void refreshOrders())
  return (
    <Page
      actions={
        <OrderActions
          order={order}
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
          path={`/yf/order?id=${order.id}`}
        />
      )}
      <OrderDetail order={order} />
    </Page>
  )
}
