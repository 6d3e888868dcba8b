import type { Address } from '@yf/contract/address'
import { mallOrderCalls } from '@yf/contract/mall-orders'
import { regionText } from '@yf/domain/address'
import { maskPhone } from '@yf/domain/masks'
import { useAddresses } from '#features/address/shared/use-addresses.ts'
import { Answered } from '#platform/http/answered.tsx'
import { say } from '#platform/http/feedback.ts'
import { write } from '#platform/http/write.ts'
import { go } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Page } from '#ui/page/page.tsx'
import { useWayBack } from '#ui/page/page-frame.ts'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { refreshOrders } from '../use-orders.ts'

/** Changes the address of an order that is not sent yet: the order has its own copy. */
export default function OrderAddressScreen() {
  const { orderId = '' } = useQueryParams()
  const addresses = useAddresses()
  const leave = useWayBack()
  const choose = async ({ id }: Address) => {
    const changed = await write(mallOrderCalls.changeAddress, { orderId, addressId: id })
    if (!changed.ok) return
    say('收货地址已修改')
    await refreshOrders()
    leave()
  }
  return (
    <Page
      actions={
        <Button block icon="plus" kind="secondary" onTap={() => go('/address/edit')}>
          新增收货地址
        </Button>
      }
    >
      <Answered of={addresses} skeleton={<SkeletonCard lines={3} />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyOf kind="address" title="还没有收货地址" note="新增后回到这里选用" />
          ) : (
            <Card title="选择地址" flush>
              {all.map((address) => (
                <ListRow
                  key={address.id}
                  title={`${address.name} ${maskPhone(address.phone)}`}
                  facts={[regionText(address), address.detail]}
                  onTap={() => void choose(address)}
                />
              ))}
            </Card>
          )
        }
      </Answered>
    </Page>
  )
}
