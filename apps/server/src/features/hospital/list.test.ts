import { beforeAll, expect, test } from 'vitest'
import type { Input } from '@yf/contract/call'
import { hospitalCalls } from '@yf/contract/hospital'
import { metersBetween } from '@yf/domain/positions'
import { demoStage } from '#testkit/demo-stage.ts'

const server = demoStage()
let token: string

beforeAll(async () => {
  token = await server.tokenOf('linxiao')
})

const search = async (input: Partial<Input<typeof hospitalCalls.list>>) =>
  (await server.call(hospitalCalls.list, { pageNo: 1, pageSize: 10, ...input }, { token })).result

test('returns hospitals in pages that do not overlap, with the cities to choose from', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => search({ pageNo })))
  const ids = pages.flatMap(({ records }) => records.map(({ id }) => id))
  expect(ids).toHaveLength(30)
  expect(new Set(ids).size).toBe(30)
  expect(pages[0]).toMatchObject({ total: 30, cities: ['北京', '上海', '深圳', '广州', '杭州', '成都'] })
})

test('finds a keyword in name, address and departments', async () => {
  expect((await search({ keyword: '口腔医院' })).total).toBe(6)
  expect((await search({ keyword: '针灸' })).total).toBe(6)
  expect((await search({ keyword: '天府大道' })).records.map(({ city }) => city)).toEqual(['成都', '成都'])
})

test('finds a hospital by an alias, by pinyin and by its initials', async () => {
  const names = async (keyword: string) => (await search({ keyword })).records.map(({ name }) => name)
  const first = ['北京星云第一人民医院']
  expect(await names('北京第一人民')).toEqual(first)
  expect(await names('bjdyrmyy')).toEqual(first)
  expect(await names('BeijingXingyunDi')).toEqual(first)
  expect((await search({ keyword: 'kouqiang' })).total).toBe(6)
  expect((await search({ keyword: "kou'qiang yi" })).total).toBe(6)
  expect((await search({ keyword: 'xykq', city: '成都' })).total).toBe(1)
  expect(await names('k')).toEqual([])
  expect(await names('zzzz')).toEqual([])
})

test('treats pattern characters in a keyword literally', async () => {
  expect((await search({ keyword: '%' })).total).toBe(0)
  expect((await search({ keyword: '_' })).total).toBe(0)
})

test('city and grade narrow together', async () => {
  const { records } = await search({ city: '杭州', grade: '三级甲等' })
  expect(records.map(({ name }) => name)).toEqual(['杭州星云第一人民医院', '杭州星云中医院'])
})

test('sorts by distance from a position, page after page, and returns each distance', async () => {
  const here = { longitude: 120.1551, latitude: 30.2741 }
  const pages = await Promise.all([1, 2, 3].map((pageNo) => search({ ...here, pageNo })))
  const all = pages.flatMap(({ records }) => records)
  expect(new Set(all.map(({ id }) => id)).size).toBe(30)
  expect(all.slice(0, 2).map(({ name, distance }) => [name, distance])).toEqual([
    ['杭州星云第一人民医院', 0],
    ['杭州星云中医院', Math.round(metersBetween(here, all[1] ?? here))],
  ])
  for (const hospital of all) {
    expect(Math.abs((hospital.distance ?? -9) - metersBetween(here, hospital))).toBeLessThanOrEqual(1)
  }
  const distances = all.map(({ distance }) => distance ?? -1)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
})

test('finds the nearest emergency department by searching from a position', async () => {
  const { records } = await search({ keyword: '急诊', longitude: 104.06, latitude: 30.57 })
  expect(records[0]).toMatchObject({ name: '成都星云第一人民医院', city: '成都' })
  expect(records.every(({ departments }) => departments.includes('急诊'))).toBe(true)
})

test('ignores half a position, and refuses one that does not exist', async () => {
  expect((await search({ longitude: 104.06 })).records[0]).toMatchObject({ city: '北京', distance: null })
  const off = { pageNo: 1, pageSize: 10, longitude: 181, latitude: 91 }
  expect((await server.call(hospitalCalls.list, off, { token })).message).toContain('经度')
})

test('public hospitals with direct settlement are those with a grade, and exclude clinics', async () => {
  const found = async (input: { keyword?: string; city?: string }) =>
    (await server.call(hospitalCalls.publicList, { pageNo: 1, pageSize: 50, ...input }, { token })).result
  const all = await found({})
  expect(all).toMatchObject({ total: 12, cities: ['北京', '上海', '深圳', '广州', '杭州', '成都'] })
  expect(all.records.every(({ isDirect, grade }) => isDirect === 1 && grade !== '其他')).toBe(true)
  expect((await found({ city: '成都', keyword: '妇女' })).records.map(({ name }) => name)).toEqual([
    '成都星云妇女儿童医院',
  ])
  expect((await found({ keyword: '诊所' })).total).toBe(0)
})

test('lists disease labels by department', async () => {
  const { result } = await server.call(hospitalCalls.diseaseLabels, {}, { token })
  expect(result[0]).toMatchObject({ department: '全科', labels: [{ name: '感冒' }, {}, {}, {}] })
  expect(result).toHaveLength(8)
})
