import { afterSaleCalls } from '@yf/contract/after-sales'
import { dayAndClockText } from '@yf/domain/date-text'
import { useQueryOf } from '#platform/http/hooks.ts'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Money } from '#ui/money/money.tsx'

/** Where each part is refunded to, and whether it has arrived. */
export function SaleMoney({ id }: { id: string }) {
  const refund = useQueryOf(afterSaleCalls.refund, { id }, { silent: false }).data
  if (!refund) return null
  return (
    <Card title={refund.startTime ? '退回' : '预计退回'}>
      <Facts
        rows={[
          { label: '原路退款', value: <Money fen={refund.moneyFen} size="number" /> },
          { label: '积分退回', value: refund.pointsFen > 0 ? <Money fen={refund.pointsFen} /> : null },
          { label: '权益退回', value: refund.benefitFen > 0 ? <Money fen={refund.benefitFen} /> : null },
          { label: '优惠券', value: refund.isCouponBack === 1 ? '已退回' : null },
          { label: '退款发起', value: refund.startTime && dayAndClockText(refund.startTime) },
          { label: '到账', value: refund.doneTime && dayAndClockText(refund.doneTime) },
        ]}
      />
    </Card>
  )
}
