import { expect, test } from 'vitest'
import { faultsOf, type Registration } from './use-registration.ts'

const whole: Registration = {
  phone: '13911112222',
  code: '123456',
  name: '王芳',
  certificateType: 'idCard',
  certificateNumber: '11010519491231002x',
  password: '',
}

const wrongFields = (typed: Registration) =>
  Object.entries(faultsOf(typed)).flatMap(([field, fault]) => (fault ? [field] : []))

test('complete data has no faults, with or without a password', () => {
  expect(wrongFields(whole)).toEqual([])
  expect(wrongFields({ ...whole, password: 'Lantern-7' })).toEqual([])
})

test.each([
  ['phone', { phone: '139' }],
  ['code', { code: '12345' }],
  ['name', { name: '  ' }],
  ['certificateNumber', { certificateNumber: '110105194912310021' }],
  ['certificateNumber', { certificateType: 'passport', certificateNumber: '12' } as const],
  ['password', { password: 'short' }],
])('shows the fault under %s', (field, wrong) => {
  expect(wrongFields({ ...whole, ...wrong })).toEqual([field])
})
