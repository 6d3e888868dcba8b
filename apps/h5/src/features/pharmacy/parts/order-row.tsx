import type { Output } from '@yf/contract/call'
import type { orderCalls } from '@yf/contract/orders'
import { momentText } from '@yf/domain/date-text'
import { orderTones } from '#features/orders/shared/order-tones.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Money } from '#ui/money/money.tsx'

export type OrderSummary = Output<typeof orderCalls.list>['records'][number]

export const OrderRow = ({ order, onTap }: { order: OrderSummary; onTap: () => void }) => (
  <Card flush>
    <ListRow
      title={order.lines.map(({ name }) => name).join('、')}
      facts={[`共 ${countOf(order)} 件`, momentText(order.createTime)]}
      state={<Chip tone={orderTones[order.state]}>{order.stateName}</Chip>}
      amount={<Money fen={order.totalFen} />}
      onTap={onTap}
    />
  </Card>
)

const countOf = ({ lines }: OrderSummary) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
