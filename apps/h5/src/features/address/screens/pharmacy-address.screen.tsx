import { AddressList } from '../parts/address-list.tsx'

/** On the way to an order of medicine. */
export default function PharmacyAddressScreen() {
  return <AddressList edit="/yf/address/edit" />
}
