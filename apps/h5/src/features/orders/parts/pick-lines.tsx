import type { Output } from '@yf/contract/call'
import type { afterSaleCalls } from '@yf/contract/after-sales'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { CountStepper } from './count-stepper.tsx'
import { LinePicture } from './line-picture.tsx'

export type RefundableLine = Output<typeof afterSaleCalls.refundable>['lines'][number]
export type LineCounts = Readonly<Record<string, number>>

interface Props {
  lines: readonly RefundableLine[]
  counts: LineCounts
  /** All lines go back together: there is nothing to choose. */
  isWholeOrder: boolean
  onChange: (counts: LineCounts) => void
}

/** The number of returned pieces per line, without those returned before. */
export const PickLines = ({ lines, counts, isWholeOrder, onChange }: Props) => (
  <Card title={isWholeOrder ? '一起退的商品' : '选择商品和数量'} flush>
    {lines
      .filter(({ left }) => left > 0)
      .map((line) => (
        <ListRow
          key={line.id}
          lead={<LinePicture src={line.picture} />}
          title={line.name}
          facts={[
            `可退 ${line.left} 件`,
            line.isWholeOnly === 1 && !isWholeOrder ? '用权益支付，需整件一起退' : null,
          ].filter(Boolean)}
          amount={
            isWholeOrder ? null : (
              <CountStepper
                label={line.name}
                value={counts[line.id] ?? 0}
                max={line.left}
                isWholeOnly={line.isWholeOnly === 1}
                onChange={(count) => onChange({ ...counts, [line.id]: count })}
              />
            )
          }
        />
      ))}
  </Card>
)
