import type { OrderDetail } from '@yf/contract/order-shapes'
import { dayAndClockText } from '@yf/domain/date-text'
import { go } from '#platform/navigation/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Money } from '#ui/money/money.tsx'
import { saleTones } from '../texts.ts'

/** After-sales cases of an order, newest first. */
export function OrderSales({ order: { id, kind, afterSales } }: { order: OrderDetail }) {
  if (afterSales.length === 0) return null
  const open = (saleId: string) =>
    kind === 'activity'
      ? go('/order/longActRefundDetail', { query: { orderId: id } })
      : go('/mallAfterSales', { query: { id: saleId } })
  return (
    <Card title="售后记录" flush>
      {afterSales.map((sale) => (
        <ListRow
          key={sale.id}
          title={sale.kindName}
          facts={[sale.reason, dayAndClockText(sale.createTime)]}
          state={<Chip tone={saleTones[sale.state]}>{sale.stateName}</Chip>}
          amount={sale.moneyFen === null ? null : <Money fen={sale.moneyFen} />}
          onTap={() => open(sale.id)}
        />
      ))}
    </Card>
  )
}
