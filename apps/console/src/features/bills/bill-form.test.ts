import { expect, test } from 'vitest'
import { emptyBill, linesOf, missingOf, sumOf } from './bill-form.ts'

const whole = {
  ...emptyBill,
  title: '口腔服务账单',
  payerName: '柳如烟',
  phone: '13711112222',
  lines: [{ key: 0, name: '洁牙', quantity: 2, yuan: 19.99 }],
}

test('converts prices from yuan to fen and adds them up', () => {
  expect(linesOf(whole)).toEqual([{ name: '洁牙', quantity: 2, unitFen: 1999 }])
  expect(sumOf(whole)).toBe(3998)
})

test('reports missing fields one at a time', () => {
  expect(missingOf(whole)).toBeNull()
  expect(missingOf({ ...whole, title: ' ' })).toBe('请填写账单名称')
  expect(missingOf({ ...whole, payerName: '' })).toBe('请填写付款人')
  expect(missingOf({ ...whole, phone: '1371111222' })).toBe('请填写完整的手机号')
  expect(missingOf({ ...whole, validDays: null })).toBe('请填写有效天数')
  const lines = [{ ...whole.lines[0]!, yuan: null }]
  expect(missingOf({ ...whole, lines })).toBe('请填写每一项的名称、数量与单价')
  expect(missingOf({ ...whole, lines: [] })).toBe('请填写每一项的名称、数量与单价')
})
