import type { Output } from '@yf/contract/call'
import type { orderCalls } from '@yf/contract/orders'
import { clockText, momentText } from '@yf/domain/date-text'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Money } from '#ui/money/money.tsx'
import { openOrder } from '../order-paths.ts'
import { orderTones } from '../shared/order-tones.ts'
import { LinePicture } from './line-picture.tsx'

export type OrderSummary = Output<typeof orderCalls.list>['records'][number]

export const OrderCard = ({ order }: { order: OrderSummary }) => (
  <Card flush>
    <ListRow
      lead={<LinePicture src={order.lines[0]?.picture ?? ''} />}
      title={order.lines.map(({ name }) => name).join('、')}
      facts={[
        `${order.kindName} · 共 ${order.lines.reduce((sum, { quantity }) => sum + quantity, 0)} 件`,
        order.payBefore ? `请在 ${clockText(order.payBefore)} 前付款` : momentText(order.createTime),
      ]}
      state={<Chip tone={orderTones[order.state]}>{order.stateName}</Chip>}
      amount={<Money fen={order.totalFen} />}
      onTap={() => openOrder(order)}
    />
  </Card>
)
