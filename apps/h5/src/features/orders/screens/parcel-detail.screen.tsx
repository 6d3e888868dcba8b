import { mallOrderCalls } from '@yf/contract/mall-orders'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { Parcels } from '../shared/parcels.tsx'

/** One parcel; all of them if none is named. */
export default function ParcelDetailScreen() {
  const { orderId = '', parcelId } = useQueryParams()
  const track = useQueryOf(mallOrderCalls.track, { orderId })
  return (
    <AnsweredPage of={track} skeleton={<SkeletonCard lines={6} />}>
      {(parcels) => (
        <Page>
          <Parcels parcels={parcels.filter(({ id }) => !parcelId || id === parcelId)} />
        </Page>
      )}
    </AnsweredPage>
  )
}
