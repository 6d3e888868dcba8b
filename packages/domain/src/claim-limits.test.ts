import { expect, test } from 'vitest'
import { needsSecondPerson } from './claim-limits.ts'

test.each([
  [499_999, false],
  [500_000, true],
  [500_001, true],
])('of %i fen against an amount of 500000 a second person is needed: %s', (payableFen, isNeeded) => {
  expect(needsSecondPerson(payableFen, 500_000)).toBe(isNeeded)
})
