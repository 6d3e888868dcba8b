import type { Hospital } from '@yf/contract/hospital'

/** Where nobody has measured an address, the map looks for it, or for the name. */
export function placeLink({
  name,
  address,
  longitude,
  latitude,
}: {
  name: string
  address: string
  longitude: number | null
  latitude: number | null
}): string {
  if (longitude !== null && latitude !== null) return mapLink({ name, longitude, latitude })
  const query = new URLSearchParams({ keyword: address || name, callnative: '1' })
  return `https://uri.amap.com/search?${query.toString()}`
}

/** A map in the browser needs no key and opens the map app where there is one. */
export function mapLink({
  name,
  longitude,
  latitude,
}: Pick<Hospital, 'name' | 'longitude' | 'latitude'>): string {
  const query = new URLSearchParams({ position: `${longitude},${latitude}`, name, callnative: '1' })
  return `https://uri.amap.com/marker?${query.toString()}`
}
