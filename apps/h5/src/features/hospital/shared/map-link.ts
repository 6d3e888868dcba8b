import type { Hospital } from '@yf/contract/hospital'

/** Without coordinates, the map searches for the address or the name. */
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

/** A browser map needs no key and opens the map app where there is one. */
export function mapLink({
  name,
  longitude,
  latitude,
}: Pick<Hospital, 'name' | 'longitude' | 'latitude'>): string {
  const query = new URLSearchParams({ position: `${longitude},${latitude}`, name, callnative: '1' })
  return `https://uri.amap.com/marker?${query.toString()}`
}
