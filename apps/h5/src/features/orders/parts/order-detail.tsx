import type { OrderDetail as Order } from '@yf/contract/order-shapes'
import { isPrize } from '@yf/domain/order'
import { ServiceLine } from '#features/messages/shared/service-line.tsx'
import { go, goIfOwn } from '#platform/navigation/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { NoticeBar } from '#ui/notice-bar/notice-bar.tsx'
import { DeliveryCard } from '../shared/delivery-card.tsx'
import { ReturnedPayments } from '../shared/returned-payments.tsx'
import { OrderProgress } from '../shared/order-progress.tsx'
import { orderNotes, prizeNotes, serviceNotes, waitingNotes } from '../texts.ts'
import { CommentView } from './comment-view.tsx'
import { LineRow } from './line-row.tsx'
import { OrderAmounts } from './order-amounts.tsx'
import { OrderSales } from './order-sales.tsx'
import styles from './order-detail.module.css'

const noteOf = ({ state, kind, totalFen, closeReason, serviceScreen }: Order) => {
  if (closeReason !== null) return closeReason
  if (serviceScreen) return serviceNotes[state]
  if (isPrize(kind, totalFen)) return prizeNotes[state]
  return state === 2 ? waitingNotes[kind] : orderNotes[state]
}

/** One order of any kind: next step, lines, delivery and payment. */
export function OrderDetail({ order }: { order: Order }) {
  const { lines, delivery, parcels, timeline } = order
  return (
    <>
      <div className={styles.now}>
        <NoticeBar tone={order.state === 1 ? 'warning' : 'info'}>{noteOf(order)}</NoticeBar>
        <ReturnedPayments of={order.returnedPayments} />
      </div>
      {order.serviceScreen && (
        <Card flush>
          <Cell
            icon="calendar"
            label="查看服务"
            note="进展、取消和退款都在服务详情里"
            onTap={() => goIfOwn(order.serviceScreen!)}
          />
        </Card>
      )}
      {parcels.length > 0 && <Logistics order={order} />}
      {delivery && <DeliveryCard delivery={delivery} />}
      {order.can.changeAddress && (
        <Card flush>
          <Cell
            icon="location"
            label="修改收货地址"
            note="发货前可以修改"
            onTap={() => go('/order/addressList', { query: { orderId: order.id } })}
          />
        </Card>
      )}
      <Card title={order.serviceScreen ? '服务' : '商品'} flush>
        {lines.map((line) => (
          <LineRow key={line.id} line={line} />
        ))}
      </Card>
      <OrderAmounts order={order} />
      <OrderSales order={order} />
      {order.comment && <CommentView comment={order.comment} />}
      <OrderProgress timeline={timeline} />
      <ServiceLine />
    </>
  )
}

/** A single parcel opens at once; several open a list. */
function Logistics({ order: { id, kind, parcels } }: { order: Order }) {
  const out = parcels.filter(({ direction }) => direction === 'out')
  const [first] = out
  if (!first) return null
  const query = { orderId: id }
  const open = () => {
    if (out.length > 1) go('/order/wuliuList', { query })
    else if (kind === 'mall') go('/mallLogistics', { query })
    else go('/order/wuliuDetail', { query: { ...query, parcelId: first.id } })
  }
  return (
    <Card flush>
      <Cell
        icon="order"
        label={out.length > 1 ? `物流信息（${out.length} 个包裹）` : '物流信息'}
        note={first.steps[0]?.words ?? `${first.courierName} ${first.parcelNo}`}
        onTap={open}
      />
    </Card>
  )
}
