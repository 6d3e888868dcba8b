import { expect, test } from 'vitest'
import { maskPolicyNo } from './rules.ts'

test('a policy number keeps four characters at each end, and one that would show them all shows none', () => {
  expect(maskPolicyNo('PICC20260001234')).toBe('PICC*******1234')
  expect(maskPolicyNo('123456789')).toBe('1234*6789')
  expect(maskPolicyNo('12345678')).toBe('********')
  expect(maskPolicyNo('')).toBe('')
})
