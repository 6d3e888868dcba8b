import { expect, test } from 'vitest'
import { addressText, contactFault, addressDetailFault, mostAddresses, regionText } from './address.ts'

const home = { province: '浙江省', city: '杭州市', district: '西湖区', street: '灵隐街道' }

test('formats an address from the province to the door', () => {
  expect(regionText(home)).toBe('浙江省 杭州市 西湖区 灵隐街道')
  expect(addressText({ ...home, detail: '天目山路 1 号' })).toBe(
    '浙江省 杭州市 西湖区 灵隐街道 天目山路 1 号',
  )
  expect(addressText({ ...home, detail: '' })).toBe('浙江省 杭州市 西湖区 灵隐街道')
})

test('names a municipality once, and missing parts leave no gap', () => {
  const city = { province: '北京市', city: '北京市', district: '朝阳区', street: '' }
  expect(regionText(city)).toBe('北京市 朝阳区')
  expect(regionText({ province: '广东省', city: '东莞市', district: '', street: '莞城街道' })).toBe(
    '广东省 东莞市 莞城街道',
  )
})

test("a recipient's name has at most 25 characters", () => {
  for (const name of ['', '  ']) expect(contactFault(name)).toBe('请填写收货人')
  for (const name of ['林', '林'.repeat(25), ` ${'林'.repeat(25)} `]) expect(contactFault(name)).toBeNull()
  expect(contactFault('林'.repeat(26))).toBe('收货人最多25个字')
})

test('a street address has 2 to 120 characters', () => {
  for (const detail of ['', '  ']) expect(addressDetailFault(detail)).toBe('请填写详细地址')
  for (const detail of ['1', ' 1 ']) expect(addressDetailFault(detail)).toBe('请写清楚街道门牌、楼层房号')
  for (const detail of ['1号', '路'.repeat(120), ` ${'路'.repeat(120)} `])
    expect(addressDetailFault(detail)).toBeNull()
  expect(addressDetailFault('路'.repeat(121))).toBe('详细地址最多120个字')
})

test('a member stores at most twenty addresses', () => {
  expect(mostAddresses).toBe(20)
})
