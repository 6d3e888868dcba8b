import type { Hospital } from '@yf/contract/hospital'

/** A map in the browser needs no key and opens the map app where there is one. */
export function mapLink({
  name,
  longitude,
  latitude,
}: Pick<Hospital, 'name' | 'longitude' | 'latitude'>): string {
  const query = new URLSearchParams({ position: `${longitude},${latitude}`, name, callnative: '1' })
  return `https://uri.amap.com/marker?${query.toString()}`
}
