import type { Bill } from '@yf/contract/invoices'
import { dayText } from '@yf/domain/date-text'
import { formatFen } from '@yf/domain/money'
import { go } from '#platform/navigation/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Money } from '#ui/money/money.tsx'
import { billTones } from '../texts.ts'

export const BillRow = ({ bill }: { bill: Bill }) => (
  <Card flush>
    <ListRow
      title={bill.titleName}
      facts={[
        `${bill.orderCount} 个订单 · ${dayText(bill.createTime)}`,
        ...(bill.reversedFen > 0 ? [`已冲红 ${formatFen(bill.reversedFen)}`] : []),
      ]}
      state={<Chip tone={billTones[bill.state]}>{bill.stateName}</Chip>}
      amount={<Money fen={bill.amountFen} />}
      onTap={() => go('/invoice/detail', { query: { id: bill.id } })}
    />
  </Card>
)
