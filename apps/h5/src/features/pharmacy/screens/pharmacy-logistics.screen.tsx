import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { Parcels } from '#features/orders/shared/parcels.tsx'
import { useOrder } from '../use-order.ts'

export default function PharmacyLogisticsScreen() {
  const { orderId = '' } = useQueryParams()
  return (
    <AnsweredPage of={useOrder(orderId)} skeleton={<SkeletonCard lines={6} />}>
      {({ parcels }) => (
        <Page>
          <Parcels parcels={parcels} />
        </Page>
      )}
    </AnsweredPage>
  )
}
