import { expect, test } from 'vitest'
import { needsSecondPerson, needsSecondToReject } from './claim-limits.ts'

const fourEyesFen = 500_000

test.each([
  [499_999, false],
  [500_000, true],
  [500_001, true],
])('of %i fen against an amount of 500000 a second person is needed: %s', (payableFen, isNeeded) => {
  expect(needsSecondPerson({ payableFen, fourEyesFen, unseenReceipts: 0 })).toBe(isNeeded)
})

test.each([1, 499_999, 500_000])(
  'a receipt that staff entered without a picture needs a second person, also for %i fen',
  (payableFen) => {
    expect(needsSecondPerson({ payableFen, fourEyesFen, unseenReceipts: 1 })).toBe(true)
  },
)

test.each([
  [499_999, false],
  [500_000, true],
  [500_001, true],
])('to refuse a claim of %i fen against an amount of 500000 takes two: %s', (claimedFen, isNeeded) => {
  expect(needsSecondToReject({ claimedFen, fourEyesFen })).toBe(isNeeded)
})
