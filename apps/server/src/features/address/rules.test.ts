import { expect, test } from 'vitest'
import { regionFault } from './rules.ts'
import { regions } from './regions/regions.ts'

const chaoyang = [...regions().districts.values()].find(
  ({ name, city }) => name === '朝阳区' && city.name.startsWith('北京'),
)!
const at = (street: string, districtCode = chaoyang.code) => regionFault({ districtCode, street })

test('accepts a street of the district or none, and only a district that exists', () => {
  expect(at(chaoyang.streets[0]!)).toBeNull()
  expect(at('')).toBeNull()
  expect(at('没有的街道')).toEqual({ field: 'street', message: '朝阳区没有这个街道，请重新选择' })
  expect(at('', '000000')).toEqual({ field: 'districtCode', message: '请选择所在地区' })
})
