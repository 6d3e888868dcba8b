import type { OrderDetail } from '@yf/contract/order-shapes'
import { momentText } from '@yf/domain/date-text'
import { Card } from '#ui/card/card.tsx'
import { Timeline } from '#ui/timeline/timeline.tsx'

/** History of an order; the newest event comes last. */
export const OrderProgress = ({ timeline }: Pick<OrderDetail, 'timeline'>) => (
  <Card title="订单进度">
    <Timeline
      steps={timeline.map(({ stateName, words, time }, at) => ({
        key: `${time}${at}`,
        title: stateName,
        note: words,
        time: momentText(time),
        state: at === timeline.length - 1 ? ('current' as const) : ('done' as const),
      }))}
    />
  </Card>
)
