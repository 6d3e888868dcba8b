import type { BillDetail } from '@yf/contract/invoices'
import { momentText } from '@yf/domain/date-text'
import { formatFen } from '@yf/domain/money'
import { Card } from '#ui/card/card.tsx'
import { Timeline } from '#ui/timeline/timeline.tsx'

/** The reversals of the invoice by refunds. */
export function BillReversals({ bill }: { bill: BillDetail }) {
  if (bill.reversals.length === 0) return null
  return (
    <Card title="退款冲红">
      <Timeline
        steps={bill.reversals.map((one) => ({
          key: one.id,
          title: `${one.stateName} ${formatFen(-one.amountFen)}`,
          note: one.invoiceNo
            ? `红字发票 ${one.invoiceNo}`
            : one.state === 'failed'
              ? '财务正在处理，无需您操作'
              : `订单 ${one.orderNo} 已退款，正在开具红字发票`,
          time: momentText(one.createTime),
          state: one.state === 'done' ? ('done' as const) : ('current' as const),
        }))}
      />
    </Card>
  )
}
