import { expect, test } from 'vitest'
import { movableClock } from './clock.ts'

test('the clock stands still until it is moved', () => {
  const clock = movableClock('2026-03-02T10:00:00+08:00')
  expect(clock.now().toISOString()).toBe('2026-03-02T02:00:00.000Z')

  clock.advance({ days: 1, hours: 2, minutes: 3, seconds: 4 })
  expect(clock.now().toISOString()).toBe('2026-03-03T04:03:04.000Z')

  clock.set('2027-01-01T00:00:00+08:00')
  expect(clock.now().toISOString()).toBe('2026-12-31T16:00:00.000Z')
})

test('changing a returned date does not change the clock', () => {
  const clock = movableClock('2026-03-02T10:00:00+08:00')
  clock.now().setFullYear(1999)

  expect(clock.now().getFullYear()).toBe(2026)
})

test('refuses a time without an offset, because it would differ between machines', () => {
  expect(() => movableClock('2026-03-02T10:00:00')).toThrow('names no offset')
  expect(() => movableClock('2026-13-02T10:00:00+08:00')).toThrow('is no moment')
})
