import { orderCalls } from '@yf/contract/orders'
import type { OrderDetail } from '@yf/contract/order-shapes'
import { orderStates } from '@yf/domain/order'
import { PayStatusBar } from '#features/orders/shared/pay-status-bar.tsx'
import { ReturnedPayments } from '#features/orders/shared/returned-payments.tsx'
import { usePaying } from '#features/orders/shared/use-paying.ts'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { refresh, useQueryOf } from '#platform/http/hooks.ts'
import { go, goIfOwn, replaceWith } from '#platform/navigation/go.ts'
import { knowsPath } from '#platform/navigation/register.ts'
import { Button } from '#ui/button/button.tsx'
import { Done } from '#ui/done/done.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { placedBack } from '../mall-navigation.ts'
import { placedTexts } from '../placed-texts.ts'
import styles from './placed-view.module.css'

/** The outcome of an order just placed: read from the order, never from the payment return. */
export function PlacedView({ orderId, wasPaying }: { orderId: string; wasPaying: boolean }) {
  const placed = useQueryOf(orderCalls.detail, { orderId }, { staleTime: 0 })
  return (
    <AnsweredPage of={placed} skeleton={<SkeletonCard lines={4} />}>
      {(order) => <Placed orderId={orderId} order={order} wasPaying={wasPaying} />}
    </AnsweredPage>
  )
}

interface Props {
  orderId: string
  order: OrderDetail
  wasPaying: boolean
}

function Placed({ orderId, order, wasPaying }: Props) {
  const { state, can } = order
  const isUnpaid = state === orderStates.unpaid
  const { payStatus, pay } = usePaying({
    orderId,
    isUnpaid,
    backTo: placedBack(orderId),
    // After half an hour the order can no longer be paid, and only the provider knows whether it was.
    wasPaying: wasPaying || !can.pay,
    onChanged: () => refresh(orderCalls.detail),
  })
  const { page, ...texts } = placedTexts(order)
  const isMore = state === orderStates.cancelled
  const orderPath = `/order?id=${orderId}`
  return (
    <Page title={page}>
      {isUnpaid && (
        <PayStatusBar
          status={payStatus}
          moneyFen={order.moneyFen}
          payBefore={can.pay ? order.payBefore : null}
          path={`/order?id=${orderId}`}
        />
      )}
      <ReturnedPayments of={order.returnedPayments} />
      <Done {...texts}>
        <div className={styles.ways}>
          {can.pay && (
            <Button block onTap={pay}>
              {payStatus && payStatus.kind !== 'asking' ? '重新支付' : '去付款'}
            </Button>
          )}
          {isMore && (
            <Button block onTap={() => go('/welfare', { query: { again: orderId } })}>
              重新购买
            </Button>
          )}
          {knowsPath(orderPath) && (
            <Button
              block
              kind={can.pay || isMore ? 'secondary' : 'primary'}
              onTap={() => void goIfOwn(orderPath)}
            >
              查看订单
            </Button>
          )}
          <Button block kind="plain" onTap={() => replaceWith('/welfare')}>
            继续逛逛
          </Button>
        </div>
      </Done>
    </Page>
  )
}
