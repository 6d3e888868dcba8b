import type { OrderDetail } from '@yf/contract/order-shapes'
import { maskPhone } from '@yf/domain/masks'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'

type OrderDelivery = NonNullable<OrderDetail['delivery']>

/** The order's own copy of the delivery address. */
export const DeliveryCard = ({ delivery }: { delivery: OrderDelivery }) => (
  <Card title="收货信息">
    <Facts
      rows={[
        { label: '收货人', value: `${delivery.name} ${maskPhone(delivery.phone)}` },
        { label: '地址', value: `${delivery.region} ${delivery.detail}` },
      ]}
    />
  </Card>
)
