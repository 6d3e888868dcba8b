import type { Address } from '@yf/contract/address'
import { addressRefusals } from '@yf/contract/refusals/address'
import { mostAddresses } from '@yf/domain/address'
import { Answered } from '#platform/http/answered.tsx'
import { say } from '#platform/http/feedback.ts'
import { go } from '#platform/navigation/go.ts'
import { EmptyOf } from '#ui/blank-state/empty-of.tsx'
import { Button } from '#ui/button/button.tsx'
import { Page } from '#ui/page/page.tsx'
import { PullToRefresh } from '#ui/pull-to-refresh/pull-to-refresh.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { AddressCard } from './address-card.tsx'
import { makeDefault, removeAddress } from '../remove-address.ts'
import { useAddresses } from '../shared/use-addresses.ts'
import styles from './address-list.module.css'

export type EditPath = '/address/edit' | '/yf/address/edit'

function add(count: number, edit: EditPath): void {
  if (count >= mostAddresses) say(addressRefusals.addressesFull.message)
  else go(edit)
}

/** The same list has two entries: the user centre and the medicine order. */
export function AddressList({ edit }: { edit: EditPath }) {
  const addresses = useAddresses()
  return (
    <Page
      actions={
        addresses.data && (
          <Button block icon="plus" onTap={() => add(addresses.data?.length ?? 0, edit)}>
            新增收货地址
          </Button>
        )
      }
    >
      <Answered of={addresses} skeleton={<SkeletonCards lines={[3, 3]} />}>
        {(all) => (
          <PullToRefresh onRefresh={addresses.refetch}>
            {all.length === 0 ? (
              <EmptyOf
                kind="address"
                title="还没有收货地址"
                note="新增后，下单时直接选用；也可以粘贴整段地址"
              />
            ) : (
              <Cards addresses={all} edit={edit} />
            )}
          </PullToRefresh>
        )}
      </Answered>
    </Page>
  )
}

const Cards = ({ addresses, edit }: { addresses: readonly Address[]; edit: EditPath }) => (
  <>
    <ul className={styles.list}>
      {addresses.map((address) => (
        <AddressCard
          key={address.id}
          address={address}
          onEdit={() => go(edit, { query: { id: address.id } })}
          onRemove={() => removeAddress(address)}
          onDefault={() => makeDefault(address)}
        />
      ))}
    </ul>
    <p className={styles.note}>{`已保存 ${addresses.length} 个，最多 ${mostAddresses} 个`}</p>
  </>
)
