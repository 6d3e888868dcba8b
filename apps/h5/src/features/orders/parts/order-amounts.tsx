import type { OrderDetail } from '@yf/contract/order-shapes'
import { dayAndClockText } from '@yf/domain/date-text'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { CopyButton } from '#ui/copy/copy-button.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'
import { orderTones } from '../shared/order-tones.ts'

const less = (fen: number) => (fen > 0 ? <Money fen={-fen} /> : null)

/** The shares of all payers, which add up to the price. */
export const OrderAmounts = ({ order }: { order: OrderDetail }) => (
  <Card title="金额">
    <Facts
      rows={[
        { label: '状态', value: <Chip tone={orderTones[order.state]}>{order.stateName}</Chip> },
        { label: order.serviceScreen ? '服务金额' : '商品金额', value: <Money fen={order.totalFen} /> },
        { label: '优惠券', value: less(order.couponFen) },
        { label: '权益抵扣', value: less(order.benefitFen) },
        { label: '积分抵扣', value: less(order.pointsFen) },
        { label: order.paidTime ? '实付' : '应付', value: <Money fen={order.moneyFen} size="number" /> },
        {
          label: '订单号',
          value: (
            <>
              {order.orderNo} <CopyButton text={order.orderNo} what="订单号" />
            </>
          ),
        },
        { label: '下单时间', value: dayAndClockText(order.createTime) },
        { label: '自动确认收货', value: order.confirmTime && dayAndClockText(order.confirmTime) },
      ]}
    />
  </Card>
)
