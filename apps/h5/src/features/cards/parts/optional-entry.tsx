import { dayText } from '@yf/domain/date-text'
import { go } from '#platform/navigation/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'
import { isOpen, leftToChoose } from '../optional-choice.ts'
import { useOptionalOffers } from '../use-optional.ts'

/** Entry in the card pack, while the member has an offer to choose from or review; renders nothing otherwise. */
export function OptionalEntry() {
  const offers = useOptionalOffers().data ?? []
  if (offers.length === 0) return null
  const first = offers.find((offer) => isOpen(offer) && leftToChoose(offer) > 0)
  return (
    <Card flush>
      <Cell
        icon="gift"
        label="自选福利"
        note={
          first ? `还可选 ${leftToChoose(first)} 项，${dayText(first.closeTime)}截止` : '查看可选与已选的福利'
        }
        value={first && '去选择'}
        onTap={() => go('/yfCards/optional', first ? { query: { who: first.audience } } : {})}
      />
    </Card>
  )
}
