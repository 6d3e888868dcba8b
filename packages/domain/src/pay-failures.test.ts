import { expect, test } from 'vitest'
import { payFailures } from './pay-failures.ts'

test('payment failures have our own texts, which name no card and no person', () => {
  expect(Object.keys(payFailures)).toEqual(['card', 'name', 'limit', 'returned'])
  for (const message of Object.values(payFailures)) expect(message).toMatch(/^[\u4e00-\u9fff，]+$/)
})
