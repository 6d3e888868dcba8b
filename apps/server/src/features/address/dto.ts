import type { Address } from '@yf/contract/address'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import { districtOf } from './regions/regions.ts'
import { openContact } from './encrypted.ts'
import type { AddressRow } from './store.ts'

/** The state may rename or merge districts: an address whose code no longer exists is shown without the district. */
export function toAddressDto(cipher: FieldCipher, row: AddressRow): Address {
  const district = districtOf(row.district_code)
  return {
    id: row.id,
    ...openContact(cipher, row.id, row.contact_encrypted),
    districtCode: row.district_code,
    province: district?.province.name ?? '',
    city: district?.city.name ?? '',
    district: district?.name ?? '',
    street: row.street,
    isDefault: row.is_default ? 1 : 0,
  }
}
