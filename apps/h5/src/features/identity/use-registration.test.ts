import { expect, test } from 'vitest'
import { faultsOf } from './use-registration.ts'

const whole = {
  name: '王芳',
  certificateType: 'idCard',
  certificateNumber: '11010519491231002x',
  password: '',
} as const

test('a whole person has nothing to mend, with or without a password', () => {
  expect(faultsOf(whole)).toEqual({})
  expect(faultsOf({ ...whole, password: 'Lantern-7' })).toEqual({})
})

test.each([
  ['name', { name: '  ' }],
  ['certificateNumber', { certificateNumber: '110105194912310021' }],
  ['certificateNumber', { certificateType: 'passport', certificateNumber: '12' } as const],
  ['password', { password: 'short' }],
])('what is wrong is said under %s', (field, wrong) => {
  expect(Object.keys(faultsOf({ ...whole, ...wrong }))).toEqual([field])
})
