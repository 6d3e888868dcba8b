import { useQueryParams } from '#platform/navigation/page.ts'
import { WholeRefund } from '../parts/whole-refund.tsx'
import { useOrder } from '../use-orders.ts'

/** Of a health service or a card: all that is left of it. */
export default function RequestRefundScreen() {
  const { orderId = '' } = useQueryParams()
  return <WholeRefund of={useOrder(orderId, undefined)} />
}
