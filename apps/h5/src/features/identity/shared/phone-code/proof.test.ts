import { expect, test } from 'vitest'
import { noProof, proofFaults } from './proof.ts'

test('a phone is valid only with its code', () => {
  expect(proofFaults(noProof)).toEqual({ phone: '请输入手机号', code: '请输入6位验证码' })
  expect(proofFaults({ phone: '13911112222', code: '12345' })).toEqual({ code: '请输入6位验证码' })
  expect(proofFaults({ phone: '13911112222', code: '123456' })).toEqual({})
})
