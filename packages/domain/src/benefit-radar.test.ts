import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  atRiskFen,
  byMoneyAtRisk,
  daysLeftText,
  radarStages,
  stageDue,
  type AtRisk,
} from './benefit-radar.ts'
import { addDays } from './dates.ts'

const times = { unit: 'times', total: 6, used: 2, supplierCode: 'YF_EAP', timeFen: null } as const

test('the amount at risk is the monetary value of what is left', () => {
  expect(atRiskFen(times)).toBe(4 * 40_000)
  expect(atRiskFen({ ...times, timeFen: 12_345 })).toBe(4 * 12_345)
  expect(atRiskFen({ ...times, timeFen: 0 })).toBe(0)
  expect(atRiskFen({ ...times, unit: 'fen', total: 50_000, used: 3_200 })).toBe(46_800)
  expect(atRiskFen({ ...times, used: 6 })).toBe(0)
  expect(atRiskFen({ ...times, supplierCode: 'SOMEBODY' })).toBe(0)
})

/** The slow way: repeatedly takes out the largest of what is left. */
function naiveOrder(items: readonly AtRisk[]): string[] {
  const left = [...items]
  const ordered: string[] = []
  while (left.length > 0) {
    let best = 0
    for (let at = 1; at < left.length; at++) {
      const [a, b] = [left[at]!, left[best]!]
      const isWorthMore = a.atRiskFen > b.atRiskFen
      const isSooner = a.atRiskFen === b.atRiskFen && a.endTime < b.endTime
      const isSame = a.atRiskFen === b.atRiskFen && a.endTime === b.endTime
      if (isWorthMore || isSooner || (isSame && a.id < b.id)) best = at
    }
    ordered.push(left.splice(best, 1)[0]!.id)
  }
  return ordered
}

test('the order equals that of a second, naive implementation', () => {
  const item = fc.record({
    id: fc.uuid(),
    atRiskFen: fc.integer({ min: 0, max: 5 }),
    endTime: fc.constantFrom('2026-11-01 23:59:59', '2026-11-02 23:59:59', '2026-12-01 00:00:00'),
  })
  fc.assert(
    fc.property(fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 30 }), (items) => {
      expect(items.toSorted(byMoneyAtRisk).map(({ id }) => id)).toEqual(naiveOrder(items))
    }),
  )
})

test('stages are thirty days, seven and one before the end, and up to two days late', () => {
  const end = '2026-12-31'
  const due = Array.from({ length: 33 }, (_, left) => [left, stageDue(addDays(end, -left), end)] as const)
  expect(due.filter(([, stage]) => stage !== null)).toEqual([
    [0, 1],
    [1, 1],
    [5, 7],
    [6, 7],
    [7, 7],
    [28, 30],
    [29, 30],
    [30, 30],
  ])
  expect(stageDue('2027-01-01', end)).toBeNull()
  expect(radarStages).toEqual([30, 7, 1])
})

test('formats remaining days', () => {
  expect([-1, 0, 1, 2, 30].map(daysLeftText)).toEqual([
    '今天到期',
    '今天到期',
    '明天到期',
    '还剩 2 天',
    '还剩 30 天',
  ])
})
