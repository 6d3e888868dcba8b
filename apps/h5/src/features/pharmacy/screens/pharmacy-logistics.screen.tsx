import { pharmacyCalls } from '@yf/contract/pharmacy'
import { maskPhone } from '@yf/domain/masks'
import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { useQueryOf } from '#platform/http/hooks.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { Card } from '#ui/card/card.tsx'
import { Facts } from '#ui/facts/facts.tsx'
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
          <Where orderId={orderId} />
          <Parcels parcels={parcels} />
        </Page>
      )}
    </AnsweredPage>
  )
}

/** The order's own copy: the parcel goes there even if the member's address changes. */
function Where({ orderId }: { orderId: string }) {
  const to = useQueryOf(pharmacyCalls.address, { orderId }).data
  if (!to) return null
  return (
    <Card title="送至">
      <Facts
        rows={[
          { label: '收货人', value: `${to.name} ${maskPhone(to.phone)}` },
          { label: '地址', value: `${to.region} ${to.detail}` },
        ]}
      />
    </Card>
  )
}
