import { districtOf } from './regions/regions.ts'

export interface Place {
  readonly districtCode: string
  readonly street: string
}

export type PlaceFault = { readonly field: 'districtCode' | 'street'; readonly words: string }

/** The street belongs to the district, or is empty. */
export function placeFault({ districtCode, street }: Place): PlaceFault | null {
  const district = districtOf(districtCode)
  if (!district) return { field: 'districtCode', words: '请选择所在地区' }
  if (street !== '' && !district.streets.includes(street))
    return { field: 'street', words: `${district.name}没有这个街道，请重新选择` }
  return null
}
