import { expect, test } from 'vitest'
import { isRegion, regionsOf } from './regions.ts'

test('there are thirty-four provinces, and three of them list no cities', () => {
  const provinces = regionsOf()
  expect(provinces).toHaveLength(34)
  expect(provinces.filter(({ hasChildren }) => !hasChildren).map(({ name }) => name)).toEqual([
    '台湾省',
    '香港特别行政区',
    '澳门特别行政区',
  ])
})

test.each([
  ['110000', '110100', '北京市'],
  ['34', '341000', '黄山市'],
  ['340000', '341800', '宣城市'],
  ['37', '371700', '菏泽市'],
  ['44', '440300', '深圳市'],
  ['44', '445300', '云浮市'],
  ['42', '429006', '天门市'],
  ['46', '469030', '琼中黎族苗族自治县'],
  ['51', '513400', '凉山彝族自治州'],
  ['53', '533400', '迪庆藏族自治州'],
  ['63', '632800', '海西蒙古族藏族自治州'],
  ['65', '654300', '阿勒泰地区'],
])('under %s the code %s is %s', (parent, code, name) => {
  expect(regionsOf(parent)).toContainEqual({ code, name, hasChildren: false })
})

test('every code is unique and belongs to its province', () => {
  const cities = regionsOf().flatMap(({ code }) =>
    regionsOf(code).map((city) => [city.code, code.slice(0, 2)] as const),
  )
  expect(cities.length).toBeGreaterThan(360)
  expect(new Set(cities.map(([code]) => code)).size).toBe(cities.length)
  for (const [code, province] of cities) expect(code).toMatch(new RegExp(`^${province}\\d{4}$`))
})

test('a city or an unknown code has no children', () => {
  expect(regionsOf('440300')).toEqual([])
  expect(regionsOf('99')).toEqual([])
})

test('checks whether names belong together', () => {
  expect(isRegion('广东省', '深圳市')).toBe(true)
  expect(isRegion('广东省', '')).toBe(true)
  expect(isRegion('香港特别行政区', '')).toBe(true)
  expect(isRegion('浙江省', '深圳市')).toBe(false)
  expect(isRegion('', '深圳市')).toBe(false)
})
