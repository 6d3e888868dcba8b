import { expect, test } from 'vitest'
import { codeFault, phoneFault } from './phone.ts'

test.each([
  ['13800000001', null],
  ['', '请输入手机号'],
  ['12800000001', '请输入11位手机号'],
  ['19999999999', null],
  ['1380000000', '请输入11位手机号'],
  ['138000000011', '请输入11位手机号'],
  ['+8613800000001', '请输入11位手机号'],
])('for %j the form shows %j', (phone, fault) => {
  expect(phoneFault(phone)).toBe(fault)
})

test('a code has six digits', () => {
  expect(codeFault('012345')).toBeNull()
  for (const code of ['12345', '1234567', 'a123456', '123456a', ''])
    expect(codeFault(code)).toBe('请输入6位验证码')
})
