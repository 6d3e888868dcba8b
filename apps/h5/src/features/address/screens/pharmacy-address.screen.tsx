import { AddressList } from '../parts/address-list.tsx'

/** The address list on the way to a medicine order. */
export default function PharmacyAddressScreen() {
  return <AddressList edit="/yf/address/edit" />
}
