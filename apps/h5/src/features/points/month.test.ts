import { expect, test } from 'vitest'
import { daysOf, monthAfter, monthName } from './month.ts'

test('months continue over the end of a year', () => {
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-03', 0)]).toEqual([
    '2027-01',
    '2025-12',
    '2026-03',
  ])
  expect(monthName('2026-03')).toBe('2026年3月')
})

test.each([
  ['2026-03', 31, 6],
  ['2026-06', 30, 0],
  ['2028-02', 29, 1],
])('%s has %i days, with %i empty cells before the first', (month, count, before) => {
  const found = daysOf(month)
  expect([found.days.length, found.before]).toEqual([count, before])
  expect(found.days[0]).toBe(`${month}-01`)
})
