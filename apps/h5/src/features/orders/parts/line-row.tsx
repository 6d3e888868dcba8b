import type { OrderDetail } from '@yf/contract/order-shapes'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Money } from '#ui/money/money.tsx'
import { LinePicture } from './line-picture.tsx'

/** One ordered item, as it was sold. */
export const LineRow = ({ line }: { line: OrderDetail['lines'][number] }) => (
  <ListRow
    lead={<LinePicture src={line.picture} />}
    title={line.name}
    facts={[`×${line.quantity}`, line.returned > 0 ? `已退 ${line.returned} 件` : null].filter(Boolean)}
    amount={<Money fen={line.unitFen * line.quantity} />}
  />
)
