import { useQueryParams } from '#platform/navigation/page.ts'
import { WholeRefund } from '../parts/whole-refund.tsx'
import { useActivityOrder } from '../use-orders.ts'

/** A long activity is refunded as a whole: cancelling ends all of it. */
export default function LongActRefundScreen() {
  const { orderId = '' } = useQueryParams()
  return <WholeRefund of={useActivityOrder(orderId)} />
}
