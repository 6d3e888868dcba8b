import { ordersAdminCalls, type AdminOrderDetail } from '@yf/contract/orders-admin'
import { formatFen } from '@yf/domain/money'
import { orderKinds, orderStateName } from '@yf/domain/order'
import { Table, Tag } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { linkTo, useLocation } from '#platform/navigation/navigation.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Page } from '#ui/page/page.tsx'
import { Section } from '#ui/section/section.tsx'
import { Facts } from '../parts/facts.tsx'
import { DeliverPrize } from '../parts/deliver-prize.tsx'
import { History } from '../parts/history.tsx'
import { ParcelTable } from '../parts/parcel-table.tsx'
import { ShipForm } from '../parts/ship-form.tsx'
import { orderColours } from '../labels.ts'
import styles from './orders.module.css'

export default function OrderPage() {
  const { query } = useLocation()
  const order = useQueryOf(ordersAdminCalls.order, { orderId: query['id'] ?? '' })
  return (
    <Page note="查看已记入审计。药品和诊疗服务的内容不在此显示。">
      <Answered of={order} failed="订单没有加载成功">
        {(found) => <OrderView order={found} />}
      </Answered>
    </Page>
  )
}

const OrderView = ({ order }: { order: AdminOrderDetail }) => (
  <div className={styles.panels}>
    <Section
      title={order.orderNo}
      aside={
        <Tag color={orderColours[order.state]}>{orderStateName(order.kind, order.state, order.totalFen)}</Tag>
      }
    >
      <Facts
        rows={[
          { label: '种类', value: orderKinds[order.kind].name },
          { label: '企业', value: order.companyName },
          {
            label: '会员',
            value: (
              <a href={linkTo('/member', { id: order.memberId })}>
                {`${order.memberName} ${order.memberPhone}`}
              </a>
            ),
          },
          { label: '下单', value: order.createTime },
          { label: '付款', value: order.paidTime },
          { label: '总价', value: formatFen(order.totalFen) },
          { label: '优惠券', value: order.couponFen > 0 ? formatFen(order.couponFen) : null },
          { label: '权益', value: order.benefitFen > 0 ? formatFen(order.benefitFen) : null },
          { label: '积分', value: order.pointsFen > 0 ? formatFen(order.pointsFen) : null },
          { label: '实付', value: formatFen(order.moneyFen) },
          {
            label: '收货',
            value:
              order.delivery &&
              `${order.delivery.name} ${order.delivery.phone} ${order.delivery.region} ${order.delivery.detail}`,
          },
        ]}
      />
    </Section>
    {order.lines.length > 0 && <Goods order={order} />}
    {(order.canShip || order.parcels.length > 0) && (
      <Section title="包裹">
        <div className={styles.panels}>
          {order.parcels.length > 0 && <ParcelTable parcels={order.parcels} />}
          {order.canShip && <ShipForm orderId={order.id} />}
        </div>
      </Section>
    )}
    {order.canHandOut && (
      <Section title="奖品待领取">
        <DeliverPrize orderId={order.id} />
      </Section>
    )}
    <Section title="进度">
      <History steps={order.timeline} />
    </Section>
  </div>
)

const Goods = ({ order }: { order: AdminOrderDetail }) => (
  <Section title="商品">
    <Table
      rowKey="id"
      size="small"
      pagination={false}
      dataSource={order.lines}
      columns={[
        { title: '名称', dataIndex: 'name' },
        { title: '单价', align: 'right', render: (_, { unitFen }) => formatFen(unitFen) },
        { title: '数量', dataIndex: 'quantity', align: 'right' },
        { title: '已退', dataIndex: 'returned', align: 'right' },
        { title: '实付', align: 'right', render: (_, { moneyFen }) => formatFen(moneyFen) },
      ]}
    />
  </Section>
)
