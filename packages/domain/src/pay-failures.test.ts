import { expect, test } from 'vitest'
import { payFailures } from './pay-failures.ts'

test('why a payment failed is said in our words, which name no card and nobody', () => {
  expect(Object.keys(payFailures)).toEqual(['card', 'name', 'limit', 'returned'])
  for (const words of Object.values(payFailures)) expect(words).toMatch(/^[\u4e00-\u9fff，]+$/)
})
