import type { Output } from '@yf/contract/call'
import type { orderCalls } from '@yf/contract/orders'
import { dayAndClockText } from '@yf/domain/date-text'
import { DeliveryCard } from '#features/orders/shared/delivery-card.tsx'
import { OrderProgress } from '#features/orders/shared/order-progress.tsx'
import { ReturnedPayments } from '#features/orders/shared/returned-payments.tsx'
import { orderTones } from '#features/orders/shared/order-tones.ts'
import { ServiceLine } from '#features/messages/shared/service-line.tsx'
import { go } from '#platform/navigation/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Money } from '#ui/money/money.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { useAfterArrival } from '../use-order.ts'
import { orderNotes } from '../texts.ts'
import styles from './order-detail.module.css'

export type PharmacyOrder = Output<typeof orderCalls.detail>

/** One medicine order: next step, lines, delivery and payment. */
export function OrderDetail({ order }: { order: PharmacyOrder }) {
  const { lines, delivery, parcels, timeline } = order
  const query = { orderId: order.id }
  return (
    <>
      <div className={styles.now}>
        <NoticeBar tone={order.state === 1 ? 'warning' : 'info'}>
          {order.closeReason ?? orderNotes[order.state]}
        </NoticeBar>
        <ReturnedPayments of={order.returnedPayments} />
      </div>
      {parcels.length > 0 && (
        <Card flush>
          <Cell
            icon="order"
            label="物流信息"
            note={parcels[0]?.steps[0]?.words ?? `${parcels[0]?.courierName} ${parcels[0]?.parcelNo}`}
            onTap={() => go('/yf/logistics', { query })}
          />
        </Card>
      )}
      {delivery && <DeliveryCard delivery={delivery} />}
      <Card title="药品" flush>
        {lines.map((line) => (
          <ListRow
            key={line.id}
            title={line.name}
            facts={[`×${line.quantity}`]}
            amount={<Money fen={line.unitFen * line.quantity} />}
          />
        ))}
      </Card>
      <Amounts order={order} />
      <AfterArrival orderId={order.id} />
      {order.shippedTime !== null && (
        <Card flush>
          <Cell
            icon="service"
            label="药品有问题？"
            note={order.can.refund ? '质量问题可申请退款，客服审核' : '客服协助售后，工作日 9:00-18:30'}
            onTap={() => (order.can.refund ? go('/mallRefundOnly', { query }) : go('/message'))}
          />
        </Card>
      )}
      <OrderProgress timeline={timeline} />
      <ServiceLine />
    </>
  )
}

const Amounts = ({ order }: { order: PharmacyOrder }) => (
  <Card title="金额">
    <Facts
      rows={[
        { label: '状态', value: <Chip tone={orderTones[order.state]}>{order.stateName}</Chip> },
        { label: '药品金额', value: <Money fen={order.totalFen} /> },
        { label: '药品权益抵扣', value: order.benefitFen > 0 ? <Money fen={-order.benefitFen} /> : null },
        { label: '积分抵扣', value: order.pointsFen > 0 ? <Money fen={-order.pointsFen} /> : null },
        { label: order.paidTime ? '实付' : '应付', value: <Money fen={order.moneyFen} size="number" /> },
        { label: '订单号', value: order.orderNo },
        { label: '下单时间', value: dayAndClockText(order.createTime) },
      ]}
    />
  </Card>
)

/** The review and the invoice. */
function AfterArrival({ orderId }: { orderId: string }) {
  const afterArrival = useAfterArrival(orderId).data
  if (!afterArrival || (afterArrival.stars === null && !afterArrival.invoice)) return null
  return (
    <Card>
      <Facts
        rows={[
          {
            label: '我的评价',
            value: afterArrival.stars === null ? null : `${afterArrival.stars} 星 ${afterArrival.words}`,
          },
          { label: '发票号码', value: afterArrival.invoice?.number },
          { label: '开票日期', value: afterArrival.invoice?.day },
        ]}
      />
    </Card>
  )
}
