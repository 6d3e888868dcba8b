import { districtOf } from './regions/regions.ts'

export interface AddressRegion {
  readonly districtCode: string
  readonly street: string
}

export type AddressRegionFault = { readonly field: 'districtCode' | 'street'; readonly message: string }

/** The street belongs to the district, or is empty. */
export function regionFault({ districtCode, street }: AddressRegion): AddressRegionFault | null {
  const district = districtOf(districtCode)
  if (!district) return { field: 'districtCode', message: '请选择所在地区' }
  if (street !== '' && !district.streets.includes(street))
    return { field: 'street', message: `${district.name}没有这个街道，请重新选择` }
  return null
}
