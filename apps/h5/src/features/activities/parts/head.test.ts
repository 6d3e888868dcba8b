import { expect, test } from 'vitest'
import { windowWords } from './head.tsx'

test('an activity runs for whole days: what ends at midnight ends with the day before', () => {
  expect(windowWords('2026-11-07 00:00:00', '2027-01-01 00:00:00')).toBe('11月7日 至 12月31日')
  expect(windowWords('2026-11-07 09:30:00', '2026-11-07 18:00:00')).toBe('11月7日 09:30 至 11月7日 18:00')
})
