import { invoiceCalls, type BillableOrder } from '@yf/contract/invoices'
import { shortDayText } from '@yf/domain/near-days'
import { orderKinds } from '@yf/domain/order'
import { formatFen } from '@yf/domain/money'
import { useEffect, useEffectEvent } from 'react'
import { Answered } from '#platform/http/answered.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Money } from '#ui/money/money.tsx'
import type { ApplicationForm } from '../use-application.ts'
import styles from './billable-orders.module.css'

/**
 * Enough to choose from; older orders follow once these are invoiced, and can be invoiced from their own page
 * meanwhile.
 */
const pageLimit = 50

interface Props {
  form: ApplicationForm
  /** Preselected: the member came from this order. */
  first: string | undefined
}

export function BillableOrders({ form, first }: Props) {
  const orders = useQueryOf(invoiceCalls.billable, {
    ...(first && { orderId: first }),
    pageNo: 1,
    pageSize: pageLimit,
  })
  const billableOrders = orders.data?.records
  const choose = useEffectEvent(() => {
    const preselected = billableOrders?.find(({ id, why }) => id === first && why === null)
    if (preselected && form.values.orders.length === 0) form.toggle(preselected)
  })
  const hasCome = billableOrders !== undefined
  useEffect(() => {
    if (hasCome) choose()
  }, [hasCome])
  return (
    <Card title="选择订单" extra={<span className={styles.fault}>{form.faults.orders}</span>}>
      <Answered
        of={orders}
        empty={<EmptyOf kind="orders" title="没有可开票的订单" note="订单完成后可以在这里申请开票" />}
      >
        {({ records, total }) => (
          <ul className={styles.list}>
            {records.map((order) => (
              <li key={order.id} className={styles.row}>
                <Checkbox
                  checked={form.values.orders.some(({ id }) => id === order.id)}
                  disabled={order.why !== null}
                  onChange={() => form.toggle(order)}
                >
                  <OrderText order={order} />
                </Checkbox>
              </li>
            ))}
            {total > pageLimit && (
              <li className={styles.fact}>
                {`还有 ${total - pageLimit} 个更早的订单：开完以上订单后显示，也可以从订单详情申请开票`}
              </li>
            )}
          </ul>
        )}
      </Answered>
    </Card>
  )
}

const OrderText = ({ order }: { order: BillableOrder }) => (
  <span className={styles.text}>
    <span className={styles.name}>
      {order.lineCount > 1 ? `${order.name} 等 ${order.lineCount} 件` : order.name}
      {order.why === null && <Money fen={order.billableFen} />}
    </span>
    <span className={styles.fact}>
      {[
        orderKinds[order.kind].name,
        order.orderNo,
        ...(order.doneTime ? [shortDayText(order.doneTime)] : []),
      ].join(' · ')}
    </span>
    <span className={styles.fact}>{order.why ?? notBilled(order)}</span>
  </span>
)

/** Listed separately to explain the total. */
function notBilled({ couponFen, benefitFen, pointsFen, refundedFen }: BillableOrder): string {
  const parts = [
    ['优惠券', couponFen],
    ['权益', benefitFen],
    ['积分', pointsFen],
    ['已退款', refundedFen],
  ] as const
  const excludedSums = parts.filter(([, fen]) => fen > 0).map(([name, fen]) => `${name} ${formatFen(fen)}`)
  return excludedSums.length === 0 ? '' : `不含${excludedSums.join('、')}`
}
