import { momentText } from '@yf/domain/date-text'
import { Card } from '#ui/card/card.tsx'
import { Timeline } from '#ui/timeline/timeline.tsx'

interface AfterSaleStep {
  readonly stateName: string
  readonly words: string
  readonly time: string
}

/** Oldest first, as in the log. */
export const SaleTimeline = ({ steps }: { steps: readonly AfterSaleStep[] }) => (
  <Card title="处理进度">
    <Timeline
      steps={steps.map(({ stateName, words, time }, at) => ({
        key: `${time}${at}`,
        title: stateName,
        note: words,
        time: momentText(time),
        state: at === steps.length - 1 ? ('current' as const) : ('done' as const),
      }))}
    />
  </Card>
)
