import type { Output } from '@yf/contract/call'
import type { consultationCalls } from '@yf/contract/consultation'
import { dayText } from '@yf/domain/date-text'
import { formatFen } from '@yf/domain/money'
import { Money } from '#ui/money/money.tsx'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'

/** Remaining medicine benefits; renders nothing for a member without one. */
export function DrugBenefits({ of }: { of: Output<typeof consultationCalls.drugEquity> }) {
  if (of.length === 0) return null
  return (
    <Card title="我的药品权益" flush>
      {of.map(({ id, name, summary, left, total, endTime }) => (
        <ListRow
          key={id}
          title={name}
          facts={[summary, `共 ${formatFen(total)}`, `有效期至${dayText(endTime)}`]}
          amount={<Money fen={left} />}
        />
      ))}
    </Card>
  )
}
