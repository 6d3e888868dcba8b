import { expect, test } from 'vitest'
import { mapLink } from './map-link.ts'

test('the map is opened at the hospital and carries nothing about the person', () => {
  const url = new URL(mapLink({ name: '深圳星云口腔医院 & 分院', longitude: 114.05, latitude: 22.5 }))
  expect(url.origin).toBe('https://uri.amap.com')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    position: '114.05,22.5',
    name: '深圳星云口腔医院 & 分院',
    callnative: '1',
  })
})
