import { expect, test } from 'vitest'
import { mapLink, placeLink } from './map-link.ts'

test('the map link points to the hospital and contains no personal data', () => {
  const url = new URL(mapLink({ name: '深圳星云口腔医院 & 分院', longitude: 114.05, latitude: 22.5 }))
  expect(url.origin).toBe('https://uri.amap.com')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    position: '114.05,22.5',
    name: '深圳星云口腔医院 & 分院',
    callnative: '1',
  })
})

test('searches for an address without coordinates', () => {
  const spot = { name: '咨询室', address: '静安区南京西路 1 号', longitude: null, latitude: null }
  const url = new URL(placeLink(spot))
  expect(url.pathname).toBe('/search')
  expect(url.searchParams.get('keyword')).toBe(spot.address)
  expect(placeLink({ ...spot, longitude: 121.4, latitude: 31.2 })).toBe(
    mapLink({ name: spot.name, longitude: 121.4, latitude: 31.2 }),
  )
})
