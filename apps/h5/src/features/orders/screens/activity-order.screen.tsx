import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryParams } from '#platform/navigation/page.ts'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { OrderView } from '../parts/order-view.tsx'
import { useActivityOrder } from '../use-orders.ts'

export default function ActivityOrderScreen() {
  const { id = '', paid } = useQueryParams()
  const backTo = `/order/yStartOrderDetail?id=${id}&paid=1`
  return (
    <AnsweredPage of={useActivityOrder(id)} skeleton={<SkeletonCard lines={6} />}>
      {(order) => <OrderView order={order} backTo={backTo} wasPaying={paid === '1'} />}
    </AnsweredPage>
  )
}
