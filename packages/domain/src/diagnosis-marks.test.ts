import { expect, test } from 'vitest'
import { isSameDiagnosis } from './diagnosis-marks.ts'

test.each([
  ['J06.9', 'J06.9', true],
  ['J06', 'J06.9', true],
  ['J06.9', 'J06', true],
  ['J06', 'J06', true],
  ['J06.9', 'J06.8', false],
  ['J06', 'J07.1', false],
  ['J0', 'J06', false],
])('%s and %s are the same diagnosis: %s', (one, other, isSame) => {
  expect(isSameDiagnosis(one, other)).toBe(isSame)
})
