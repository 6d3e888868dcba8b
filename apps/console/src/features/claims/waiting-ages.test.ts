import type { CaseState } from '@yf/domain/claim-case'
import { expect, test } from 'vitest'
import { fromMoment } from '@yf/domain/dates'
import { queueRow } from './test-case.ts'
import { waitingAges } from './waiting-ages.ts'

const now = fromMoment('2026-11-16 10:00:00').getTime()
const since = (submitTime: string | null, state: CaseState = 2) => ({ ...queueRow, submitTime, state })

test('counts cases by waiting time, and marks those over two days as late', () => {
  const bars = waitingAges(
    [
      since('2026-11-16 09:59:00'),
      since('2026-11-15 10:00:01'),
      since('2026-11-15 10:00:00'),
      since('2026-11-14 10:00:01'),
      since('2026-11-14 10:00:00'),
      since('2026-11-09 10:00:00'),
    ],
    now,
  )
  expect(bars.map(({ name, count }) => [name, count])).toEqual([
    ['不到1天', 2],
    ['1至2天', 2],
    ['2至4天', 1],
    ['4至7天', 0],
    ['7天以上', 1],
  ])
  expect(bars.filter(({ isLate }) => isLate).map(({ name }) => name)).toEqual(['2至4天', '4至7天', '7天以上'])
})

test('a clock that runs behind the server drops no case', () => {
  expect(waitingAges([since('2026-11-16 10:05:00')], now)[0]?.count).toBe(1)
})

test('ignores cases that are decided or were never submitted', () => {
  const bars = waitingAges([since('2026-11-10 10:00:00', 6), since(null)], now)
  expect(bars.every(({ count }) => count === 0)).toBe(true)
})
