import { expect, test } from 'vitest'
import { amountBand, expectedTimePolicy, usualWorkingDays } from './expected-time.ts'

test.each([
  [0, { overFen: null, uptoFen: 100_000 }],
  [100_000, { overFen: null, uptoFen: 100_000 }],
  [100_001, { overFen: 100_000, uptoFen: 1_000_000 }],
  [1_000_000, { overFen: 100_000, uptoFen: 1_000_000 }],
  [1_000_001, { overFen: 1_000_000, uptoFen: null }],
])('%i fen belong to a band, on both sides of its bounds', (fen, band) => {
  expect(amountBand(fen)).toEqual(band)
})

const times = (count: number, hours: number) => Array.from({ length: count }, () => hours)

test('states nothing with fewer cases than the policy requires', () => {
  const { fewestCases } = expectedTimePolicy
  expect(usualWorkingDays(times(fewestCases - 1, 5))).toBeNull()
  expect(usualWorkingDays(times(fewestCases, 5))).toBe(1)
  expect(usualWorkingDays([])).toBeNull()
})

test('four of five cases were done within the stated time, in any order', () => {
  expect(usualWorkingDays([...times(2, 100), ...times(8, 5)])).toBe(1)
  expect(usualWorkingDays([...times(3, 20), ...times(7, 5)])).toBe(3)
})

test('states hours as whole working days of nine and a half hours, at least one', () => {
  expect(usualWorkingDays(times(10, 0))).toBe(1)
  expect(usualWorkingDays(times(10, 9.5))).toBe(1)
  expect(usualWorkingDays(times(10, 9.6))).toBe(2)
  expect(usualWorkingDays(times(10, 28.5))).toBe(3)
})
