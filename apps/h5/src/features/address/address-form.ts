import type { Input } from '@yf/contract/call'
import type { Address, addressCalls, ReadAddress } from '@yf/contract/address'
import { contactFault, addressDetailFault } from '@yf/domain/address'
import { phoneFault } from '@yf/domain/phone'
import type { Faults } from '#platform/forms/use-form.ts'

export interface ChosenRegion {
  readonly districtCode: string
  readonly province: string
  readonly city: string
  readonly district: string
  readonly street: string
}

export interface AddressForm {
  name: string
  phone: string
  region: ChosenRegion | null
  detail: string
  isDefault: boolean
}

export const emptyForm: AddressForm = { name: '', phone: '', region: null, detail: '', isDefault: false }

export const formOf = ({ name, phone, detail, isDefault, ...where }: Address): AddressForm => ({
  name,
  phone,
  detail,
  isDefault: isDefault === 1,
  // The official division list no longer has this district, so the member chooses it again.
  region: where.district === '' ? null : regionOf(where),
})

const regionOf = ({ districtCode, province, city, district, street }: ChosenRegion): ChosenRegion => ({
  districtCode,
  province,
  city,
  district,
  street,
})

export const faultsOf = ({ name, phone, region, detail }: AddressForm): Faults<AddressForm> => ({
  name: contactFault(name),
  phone: phoneFault(phone),
  region: region ? null : '请选择所在地区',
  detail: addressDetailFault(detail),
})

/** Call it only with a valid form. */
export const inputOf = (form: AddressForm, id: string | undefined): Input<typeof addressCalls.save> => ({
  ...(id === undefined ? {} : { id }),
  name: form.name.trim(),
  phone: form.phone,
  districtCode: form.region?.districtCode ?? '',
  street: form.region?.street ?? '',
  detail: form.detail.trim(),
  isDefault: form.isDefault ? 1 : 0,
})

/** Values from a pasted line replace those of the form; fields that the line lacks stay. */
export function filledFrom(read: ReadAddress): Partial<AddressForm> {
  const { name, phone, detail, districtCode, province, city, district, street } = read
  const region =
    districtCode && province && city && district
      ? { districtCode, province, city, district, street: street ?? '' }
      : null
  return {
    ...(name && { name }),
    ...(phone && { phone }),
    ...(detail && { detail }),
    ...(region && { region }),
  }
}
