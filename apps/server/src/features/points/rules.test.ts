import { expect, test } from 'vitest'
import {
  canMakeUp,
  claimBackEvent,
  claimEvent,
  dayOfSignIn,
  carbonActionEvent,
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

test("last year's points expire at the end of this one, in Shanghai time", () => {
  expect(expiringBefore(at('2026-11-15T10:00:00'))).toEqual(at('2026-01-01T00:00:00'))
  expect(expiringBefore(at('2027-01-01T00:00:00'))).toEqual(at('2027-01-01T00:00:00'))
  expect(expiredBefore(at('2027-01-01T00:00:00'))).toEqual(at('2026-01-01T00:00:00'))
})

test('the last ninety days of the year count as soon', () => {
  expect(isExpirySoon(at('2026-10-02T23:59:59'))).toBe(false)
  expect(isExpirySoon(at('2026-10-03T00:00:00'))).toBe(true)
  expect(isExpirySoon(at('2026-12-31T23:59:59'))).toBe(true)
  expect(isExpirySoon(at('2027-01-01T00:00:00'))).toBe(false)
})

test('spending is taken from the oldest points and never below zero', () => {
  expect(leftOf(300, 120)).toBe(180)
  expect(leftOf(300, 500)).toBe(0)
})

test('crediting a claim and reversing it are two events of one case', () => {
  expect([claimEvent('c1'), claimBackEvent('c1')]).toEqual(['claim/c1', 'claim/c1/back'])
})

test('an action is a separate event for each object', () => {
  expect([carbonActionEvent('policy', 'p1'), carbonActionEvent('consultation', '2026-03-02')]).toEqual([
    'policy/p1',
    'consultation/2026-03-02',
  ])
})

test('a streak is the consecutive days before today, across the end of a month', () => {
  const days = ['2026-03-01', '2026-02-28', '2026-02-27', '2026-02-25']
  expect(streakUntil(days, '2026-03-02')).toBe(3)
  expect(streakUntil(days, '2026-03-03')).toBe(0)
  expect(streakUntil(['2026-03-02'], '2026-03-02')).toBe(0)
  expect(streakUntil([], '2026-03-02')).toBe(0)
})

test('the day of a sign-in is read from its event', () => {
  expect(dayOfSignIn(signInEvent('2026-03-02'))).toBe('2026-03-02')
})

test('a task is a separate event for each object, and all share one prefix', () => {
  expect(taskEvent('rulesRead', '2026-03-02')).toBe('task/rulesRead/2026-03-02')
  expect(taskEvents).toBe('task')
})

test.each([
  ['2026-02', '2026-02-01', '2026-03-01'],
  ['2026-12', '2026-12-01', '2027-01-01'],
])(
  'the statement of %s starts with its first moment in Shanghai and ends with that of the next',
  (month, from, until) => {
    expect(monthSpan(month)).toEqual({ from: at(`${from}T00:00:00`), until: at(`${until}T00:00:00`) })
  },
)

test('a missed day can be made up within its month, but not today or a future day', () => {
  const made = (day: string) => canMakeUp(day, '2026-03-10')
  expect(['2026-03-01', '2026-03-09'].map(made)).toEqual([true, true])
  expect(['2026-02-28', '2025-03-09', '2026-03-10', '2026-03-11'].map(made)).toEqual(Array(4).fill(false))
})
