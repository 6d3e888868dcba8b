import { mallOrderCalls } from '@yf/contract/mall-orders'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'

/** All parcels of an order, including returned ones. */
export default function ParcelListScreen() {
  const { orderId = '' } = useQueryParams()
  const track = useQueryOf(mallOrderCalls.track, { orderId })
  return (
    <AnsweredPage of={track} skeleton={<SkeletonCard lines={4} />}>
      {(parcels) => (
        <Page>
          {parcels.length === 0 && (
            <EmptyOf kind="parcels" title="还没有物流信息" note="发货后可以在这里查看包裹走到哪里了" />
          )}
          {parcels.map((parcel, at) => (
            <Card key={parcel.id} flush>
              <ListRow
                title={parcel.direction === 'back' ? '寄回的包裹' : `包裹 ${at + 1}`}
                facts={[
                  `${parcel.courierName} ${parcel.parcelNo}`,
                  parcel.steps[0]?.words ?? '已交给快递，等待揽收信息',
                ]}
                state={<Chip tone={parcel.deliveredTime ? 'success' : 'info'}>{parcel.stateName}</Chip>}
                onTap={() => go('/order/wuliuDetail', { query: { orderId, parcelId: parcel.id } })}
              />
            </Card>
          ))}
        </Page>
      )}
    </AnsweredPage>
  )
}
