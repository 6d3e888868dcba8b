import { expect, test } from 'vitest'
import { mayDo } from './staff.ts'

test('an auditor changes nothing, a handler neither pays nor confirms', () => {
  expect([mayDo('auditor', 'handle'), mayDo('auditor', 'audit')]).toEqual([false, true])
  expect([mayDo('handler', 'handle'), mayDo('handler', 'pay'), mayDo('handler', 'confirm')]).toEqual([
    true,
    false,
    false,
  ])
  expect([mayDo('senior', 'pay'), mayDo('senior', 'confirm'), mayDo('senior', 'audit')]).toEqual([
    true,
    true,
    false,
  ])
})
