import { expect, test } from 'vitest'
import {
  claimBackEvent,
  claimEvent,
  dayOfSignIn,
  deedEvent,
  expiredBefore,
  expiringBefore,
  isExpirySoon,
  leftOf,
  signInEvent,
  streakUntil,
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
