import { go } from '#platform/navigation/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'

/** Earned points as a line in the result, without a pop-up. */
export const CarbonLine = ({ gained, note }: { gained: number; note: string }) => (
  <Card flush>
    <Cell
      icon="leaf"
      label={`碳积分 +${gained}`}
      note={note}
      value="去看看"
      onTap={() => go('/carbon')}
      track="home.carbon"
    />
  </Card>
)
