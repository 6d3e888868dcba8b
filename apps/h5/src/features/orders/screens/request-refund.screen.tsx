import { useQueryParams } from '#platform/navigation/page.ts'
import { WholeRefund } from '../parts/whole-refund.tsx'
import { useOrder } from '../use-orders.ts'

/** For a health service or a card: refunds everything that is left. */
export default function RequestRefundScreen() {
  const { orderId = '' } = useQueryParams()
  return <WholeRefund of={useOrder(orderId, undefined)} />
}
