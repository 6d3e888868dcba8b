import { go } from '#platform/navigation/go.ts'
import { Card } from '#ui/card/card.tsx'
import { Cell } from '#ui/cell/cell.tsx'

/** What was earned, as a line where it was earned: nothing lies over the result. */
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
