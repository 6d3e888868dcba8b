import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { coarsePosition, distanceText, metersBetween, onChineseMaps, type Position } from './positions.ts'

const beijing: Position = { longitude: 116.4074, latitude: 39.9042 }
const shanghai: Position = { longitude: 121.4737, latitude: 31.2304 }
const anywhere = fc.record({
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
})

test('Beijing and Shanghai are 1067 km apart, and a degree of latitude is 111.2 km', () => {
  expect(Math.round(metersBetween(beijing, shanghai) / 1000)).toBe(1067)
  expect(metersBetween({ longitude: 7, latitude: 1 }, { longitude: 7, latitude: 2 })).toBeCloseTo(111_195, 0)
})

test('distance is symmetric, zero to itself, and at most half around the earth', () => {
  fc.assert(
    fc.property(anywhere, anywhere, (one, other) => {
      const there = metersBetween(one, other)
      expect(metersBetween(other, one)).toBeCloseTo(there, 3)
      expect(metersBetween(one, one)).toBe(0)
      expect(there).toBeGreaterThanOrEqual(0)
      expect(there).toBeLessThanOrEqual(20_015_116)
    }),
  )
})

test('a computation by vectors gives the same distance', () => {
  const vector = ({ longitude, latitude }: Position) => {
    const [east, north] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180]
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
  }
  fc.assert(
    fc.property(anywhere, anywhere, (one, other) => {
      const [a, b] = [vector(one), vector(other)]
      const straight = Math.hypot(...a.map((part, at) => part - (b[at] ?? 0)))
      const around = 2 * 6_371_008.8 * Math.asin(Math.min(1, straight / 2))
      expect(Math.abs(metersBetween(one, other) - around)).toBeLessThan(1)
    }),
  )
})

test.each([
  [0, '约 100 米'],
  [320, '约 300 米'],
  [949, '约 900 米'],
  [950, '约 1.0 公里'],
  [1_240, '约 1.2 公里'],
  [9_949, '约 9.9 公里'],
  [9_950, '约 10 公里'],
  [1_067_300, '约 1067 公里'],
])('%d m are %s', (meters, text) => expect(distanceText(meters)).toBe(text))

test('a position is rounded to a hundred metres', () => {
  expect(coarsePosition({ longitude: 116.407_49, latitude: 39.904_251 })).toEqual({
    longitude: 116.407,
    latitude: 39.904,
  })
})

// Values of the published transformation, at three corners of the country.
test.each([
  [{ longitude: 116.404, latitude: 39.915 }, 116.410_244, 39.916_404],
  [{ longitude: 121.4737, latitude: 31.2304 }, 121.478_223, 31.228_458],
  [{ longitude: 114.0579, latitude: 22.5431 }, 114.063_014, 22.540_383],
])('a phone at %o has this position on Chinese maps', (gps, longitude, latitude) => {
  const mapped = onChineseMaps(gps)
  expect(mapped.longitude).toBeCloseTo(longitude, 5)
  expect(mapped.latitude).toBeCloseTo(latitude, 5)
})

test('abroad both are the same', () => {
  for (const abroad of [
    { longitude: 2.35, latitude: 48.86 },
    { longitude: 151.2, latitude: -33.87 },
    { longitude: 105, latitude: 60 },
    { longitude: 139.7, latitude: 35.7 },
    { longitude: 106.8, latitude: -6.2 },
  ]) {
    expect(onChineseMaps(abroad)).toEqual(abroad)
  }
})

/** As published, term by term. */
function asPublished({ longitude, latitude }: Position): Position {
  const { PI, abs, cos, sin, sqrt } = Math
  const [x, y] = [longitude - 105, latitude - 35]
  let north = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * sqrt(abs(x))
  north += ((20 * sin(6 * x * PI) + 20 * sin(2 * x * PI)) * 2) / 3
  north += ((20 * sin(y * PI) + 40 * sin((y / 3) * PI)) * 2) / 3
  north += ((160 * sin((y / 12) * PI) + 320 * sin((y * PI) / 30)) * 2) / 3
  let east = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * sqrt(abs(x))
  east += ((20 * sin(6 * x * PI) + 20 * sin(2 * x * PI)) * 2) / 3
  east += ((20 * sin(x * PI) + 40 * sin((x / 3) * PI)) * 2) / 3
  east += ((150 * sin((x / 12) * PI) + 300 * sin((x / 30) * PI)) * 2) / 3
  const [a, ee] = [6_378_245, 0.006_693_421_622_965_943]
  const radLat = (latitude / 180) * PI
  const magic = 1 - ee * sin(radLat) * sin(radLat)
  return {
    longitude: longitude + (east * 180) / ((a / sqrt(magic)) * cos(radLat) * PI),
    latitude: latitude + (north * 180) / (((a * (1 - ee)) / (magic * sqrt(magic))) * PI),
  }
}

test('equals the published transformation anywhere in China, to less than a millimetre', () => {
  const inChina = fc.record({
    longitude: fc.double({ min: 73, max: 135, noNaN: true }),
    latitude: fc.double({ min: 3, max: 54, noNaN: true }),
  })
  fc.assert(
    fc.property(inChina, (gps) => {
      const [mapped, published] = [onChineseMaps(gps), asPublished(gps)]
      expect(mapped.longitude).toBeCloseTo(published.longitude, 9)
      expect(mapped.latitude).toBeCloseTo(published.latitude, 9)
    }),
  )
})

test.each([
  [
    { longitude: 72.004, latitude: 30 },
    { longitude: 72.005, latitude: 30 },
  ],
  [
    { longitude: 137.8347, latitude: 30 },
    { longitude: 137.8346, latitude: 30 },
  ],
  [
    { longitude: 105, latitude: 0.8293 },
    { longitude: 105, latitude: 0.8294 },
  ],
  [
    { longitude: 105, latitude: 55.8271 },
    { longitude: 105, latitude: 55.827 },
  ],
])('at the edge %o the maps of China end, at %o they do not', (outside, inside) => {
  expect(onChineseMaps(outside)).toEqual(outside)
  expect(onChineseMaps(inside)).not.toEqual(inside)
})
