import { expect, test } from 'vitest'
import { looksPerAddress, promotionStatus, recordsPerAddress } from './rules.ts'

const promotion = {
  starts_at: new Date('2026-03-01T00:00:00Z'),
  ends_at: new Date('2026-04-01T00:00:00Z'),
}

test.each([
  ['2026-02-28T23:59:59.999Z', 1],
  ['2026-03-01T00:00:00Z', 2],
  ['2026-03-31T23:59:59.999Z', 2],
  ['2026-04-01T00:00:00Z', 3],
])('at %s a promotion of March has status %i', (moment, status) => {
  expect(promotionStatus(promotion, new Date(moment))).toBe(status)
})

test('limits the requests of one IP address', () => {
  expect([looksPerAddress, recordsPerAddress]).toEqual([
    { limit: 300, seconds: 600 },
    { limit: 120, seconds: 600 },
  ])
})
