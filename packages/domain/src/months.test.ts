import { expect, test } from 'vitest'
import { addMonths, daysOfMonthWithin, firstDayOf, isMonth, lastDayOf, monthOf } from './months.ts'

test.each([
  ['2026-01', 1, '2026-02'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-05', 0, '2026-05'],
  ['2026-05', 20, '2028-01'],
  ['2026-05', -17, '2024-12'],
])('%s and %i months is %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected)
})

test('a month begins on its first day and ends on its last, also in a leap year', () => {
  expect([firstDayOf('2026-02'), lastDayOf('2026-02'), lastDayOf('2028-02')]).toEqual([
    '2026-02-01',
    '2026-02-28',
    '2028-02-29',
  ])
  expect([lastDayOf('2026-12'), monthOf('2026-12-31')]).toEqual(['2026-12-31', '2026-12'])
})

test('only existing months are months', () => {
  expect(['2026-01', '2026-12', '2026-00', '2026-13', '2026-1', 'x2026-01'].map(isMonth)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('days of a month within a period count both ends', () => {
  expect(daysOfMonthWithin('2026-03', '2026-01-01', '2026-12-31')).toBe(31)
  expect(daysOfMonthWithin('2026-03', '2026-03-10', '2026-12-31')).toBe(22)
  expect(daysOfMonthWithin('2026-03', '2026-01-01', '2026-03-10')).toBe(10)
  expect(daysOfMonthWithin('2026-03', '2026-03-10', '2026-03-10')).toBe(1)
  expect(daysOfMonthWithin('2026-03', '2026-04-01', '2026-12-31')).toBe(0)
  expect(daysOfMonthWithin('2026-03', '2026-01-01', '2026-02-28')).toBe(0)
})
