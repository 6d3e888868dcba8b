import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryParams } from '#platform/navigation/page.ts'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { OrderView } from '../parts/order-view.tsx'
import { useOrder } from '../use-orders.ts'

/** An order of the mall, of a health service or of a card. */
export default function CardDetailScreen() {
  const { id = '', kind, paid } = useQueryParams()
  const backTo = `/order/cardDetail?id=${id}${kind ? `&kind=${kind}` : ''}&paid=1`
  return (
    <AnsweredPage of={useOrder(id, kind)} skeleton={<SkeletonCard lines={6} />}>
      {(order) => <OrderView order={order} backTo={backTo} wasPaying={paid === '1'} />}
    </AnsweredPage>
  )
}
