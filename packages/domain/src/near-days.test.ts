import { expect, test } from 'vitest'
import { nearMomentText, shortDayText, windowText } from './near-days.ts'

test('a near day is written without year and leading zeros', () => {
  expect(shortDayText('2026-11-12')).toBe('11月12日')
  expect(shortDayText('2026-01-05')).toBe('1月5日')
  expect(nearMomentText('2026-11-19 14:30:00')).toBe('11月19日 14:30')
})

test('a window that ends at midnight lasts until the end of the day before, whenever it began', () => {
  expect(windowText('2026-11-07 00:00:00', '2026-12-01 00:00:00')).toBe('11月7日 至 11月30日')
  expect(windowText('2026-11-07 09:00:00', '2026-12-01 00:00:00')).toBe('11月7日 09:00 至 11月30日')
  expect(windowText('2026-11-07 00:00:00', '2026-12-01 00:01:00')).toBe('11月7日 至 12月1日 00:01')
})
