import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryParams } from '#platform/navigation/page.ts'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { ShownOrder } from '../parts/shown-order.tsx'
import { useActivityOrder } from '../use-orders.ts'

export default function ActivityOrderScreen() {
  const { id = '', paid } = useQueryParams()
  const backTo = `/order/yStartOrderDetail?id=${id}&paid=1`
  return (
    <AnsweredPage of={useActivityOrder(id)} skeleton={<SkeletonCard lines={6} />}>
      {(order) => <ShownOrder order={order} backTo={backTo} wasPaying={paid === '1'} />}
    </AnsweredPage>
  )
}
