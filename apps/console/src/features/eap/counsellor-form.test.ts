import { expect, test } from 'vitest'
import { emptyCounsellor, formOf, inputOf, missingOf } from './counsellor-form.ts'
import { adminCounsellor } from './test-counselling.ts'

test('loading and saving unchanged keeps all values', () => {
  const { id, name, priceFen, qualifications, address, ways } = adminCounsellor
  expect(inputOf(formOf(adminCounsellor), id)).toMatchObject({
    id,
    name,
    priceFen,
    qualifications,
    address,
    ways,
  })
  expect(inputOf(formOf(adminCounsellor), null)).not.toHaveProperty('id')
})

test('converts yuan to whole fen, and ignores empty lines of qualifications', () => {
  const input = inputOf({ ...emptyCounsellor, priceYuan: 299.99, qualifications: ' 一 \n\n二\n' }, null)
  expect(input.priceFen).toBe(29_999)
  expect(input.qualifications).toEqual(['一', '二'])
})

test.each([
  [{ name: ' ' }, '请填写姓名'],
  [{ title: '' }, '请填写职称'],
  [{ fields: [] }, '请至少选择一个擅长领域'],
  [{ languages: [] }, '请至少选择一种语言'],
  [{ ways: [] }, '请至少选择一种咨询方式'],
  [{ address: '' }, '到店咨询需要填写地址'],
  [{ address: '', ways: ['video' as const] }, null],
  [{}, null],
])('for %j reports the missing field: %s', (difference, message) => {
  expect(missingOf({ ...formOf(adminCounsellor), ...difference })).toBe(message)
})
