import { expect, test } from 'vitest'
import { clockText, dayAndClockText, dayText, momentText } from './date-text.ts'
import { windowText } from './near-days.ts'

test('writes a day in full, without leading zeros, with or without a time', () => {
  expect(dayText('2026-11-05')).toBe('2026年11月5日')
  expect(dayText('2026-01-15 23:59:59')).toBe('2026年1月15日')
})

test('writes a moment to the minute, with its year or without', () => {
  const moment = '2026-11-05 09:07:59'
  expect(clockText(moment)).toBe('09:07')
  expect(dayAndClockText(moment)).toBe('2026年11月5日 09:07')
  expect(momentText(moment)).toBe('11-05 09:07')
})

test('writes a window of whole days in days, and one that ends at midnight is over the day before', () => {
  expect(windowText('2026-11-07 00:00:00', '2027-01-01 00:00:00')).toBe('11月7日 至 12月31日')
  expect(windowText('2026-11-07 09:30:00', '2026-11-08 18:00:00')).toBe('11月7日 09:30 至 11月8日 18:00')
})
