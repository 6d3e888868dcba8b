import { AddressList } from '../parts/address-list.tsx'

export default function AddressScreen() {
  return <AddressList edit="/address/edit" />
}
