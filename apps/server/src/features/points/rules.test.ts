import { expect, test } from 'vitest'
import {
  canMakeUp,
  claimBackEvent,
  claimEvent,
  dayOfSignIn,
  deedEvent,
  expiredBefore,
  expiringBefore,
  isExpirySoon,
  leftOf,
  monthSpan,
  signInEvent,
  streakUntil,
  taskEvent,
  taskEvents,
} from './rules.ts'

const at = (moment: string) => new Date(`${moment}+08:00`)

test('points of last year run out at the end of this one, by the calendar of Shanghai', () => {
  expect(expiringBefore(at('2026-11-15T10:00:00'))).toEqual(at('2026-01-01T00:00:00'))
  expect(expiringBefore(at('2027-01-01T00:00:00'))).toEqual(at('2027-01-01T00:00:00'))
  expect(expiredBefore(at('2027-01-01T00:00:00'))).toEqual(at('2026-01-01T00:00:00'))
})

test('the last ninety days of the year are soon', () => {
  expect(isExpirySoon(at('2026-10-02T23:59:59'))).toBe(false)
  expect(isExpirySoon(at('2026-10-03T00:00:00'))).toBe(true)
  expect(isExpirySoon(at('2026-12-31T23:59:59'))).toBe(true)
  expect(isExpirySoon(at('2027-01-01T00:00:00'))).toBe(false)
})

test('what was spent is taken off the oldest points and never below nothing', () => {
  expect(leftOf(300, 120)).toBe(180)
  expect(leftOf(300, 500)).toBe(0)
})

test('the points of a claim and their taking back are two events of one case', () => {
  expect([claimEvent('c1'), claimBackEvent('c1')]).toEqual(['claim/c1', 'claim/c1/back'])
})

test('a deed is another event for each thing it is done with', () => {
  expect([deedEvent('policy', 'p1'), deedEvent('consultation', '2026-03-02')]).toEqual([
    'policy/p1',
    'consultation/2026-03-02',
  ])
})

test('a streak is the days without a gap before today, over the end of a month', () => {
  const days = ['2026-03-01', '2026-02-28', '2026-02-27', '2026-02-25']
  expect(streakUntil(days, '2026-03-02')).toBe(3)
  expect(streakUntil(days, '2026-03-03')).toBe(0)
  expect(streakUntil(['2026-03-02'], '2026-03-02')).toBe(0)
  expect(streakUntil([], '2026-03-02')).toBe(0)
})

test('the day of a sign-in is read from its event', () => {
  expect(dayOfSignIn(signInEvent('2026-03-02'))).toBe('2026-03-02')
})

test('a task is another event for each thing it is done with, and all of them are found by one beginning', () => {
  expect(taskEvent('rulesRead', '2026-03-02')).toBe('task/rulesRead/2026-03-02')
  expect(taskEvents).toBe('task')
})

test.each([
  ['2026-02', '2026-02-01', '2026-03-01'],
  ['2026-12', '2026-12-01', '2027-01-01'],
])(
  'the statement of %s begins with its first moment in Shanghai and ends with that of the next',
  (month, from, until) => {
    expect(monthSpan(month)).toEqual({ from: at(`${from}T00:00:00`), until: at(`${until}T00:00:00`) })
  },
)

test('a day that was missed is made up within its month, and neither today nor ahead', () => {
  const made = (day: string) => canMakeUp(day, '2026-03-10')
  expect(['2026-03-01', '2026-03-09'].map(made)).toEqual([true, true])
  expect(['2026-02-28', '2025-03-09', '2026-03-10', '2026-03-11'].map(made)).toEqual(Array(4).fill(false))
})
