import { expect, test } from 'vitest'
import { codeFault, phoneFault } from './phone.ts'

test.each([
  ['13800000001', null],
  ['', '请输入手机号'],
  ['12800000001', '请输入11位手机号'],
  ['1380000000', '请输入11位手机号'],
])('of %j the form says %j', (phone, fault) => {
  expect(phoneFault(phone)).toBe(fault)
})

test('a code has six digits', () => {
  expect(codeFault('012345')).toBeNull()
  expect(codeFault('12345')).toBe('请输入6位验证码')
})
