import { AnsweredPage } from '#platform/http/answered-page.tsx'
import { replaceWith } from '#platform/navigation/go.ts'
import { useQueryParams } from '#platform/navigation/page.ts'
import { GonePage } from '#ui/page/gone-page.tsx'
import { SkeletonCard } from '#ui/skeleton/skeleton.tsx'
import { AddressFormPage } from '../parts/address-form-page.tsx'
import { useAddress } from '../shared/use-addresses.ts'

/** Without an id, the form adds an address. */
export default function AddressEditScreen() {
  const { id } = useQueryParams()
  return id ? <ExistingAddress id={id} /> : <AddressFormPage savedAddress={null} />
}

const ExistingAddress = ({ id }: { id: string }) => (
  <AnsweredPage of={useAddress(id)} skeleton={<SkeletonCard lines={6} />}>
    {(address) => (address ? <AddressFormPage savedAddress={address} /> : <NoSuchAddress />)}
  </AnsweredPage>
)

const NoSuchAddress = () => (
  <GonePage title="没有找到这个地址" others="查看收货地址" onOthers={() => replaceWith('/address')} />
)
