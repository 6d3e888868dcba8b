import { supplierOf } from '@yf/domain/equity'
import { expect, test } from 'vitest'
import { namedId } from '#platform/ids.ts'
import { dayOf, isTooSoon, lastDayOf, pauseAfter, resourceIdOf, spanOf, supplier } from './rules.ts'

test('an exam is from eight to eleven in Shanghai, and its date is the date there', () => {
  const { startsAt, endsAt } = spanOf('2026-03-01')
  expect(startsAt.toISOString()).toBe('2026-03-01T00:00:00.000Z')
  expect(endsAt.toISOString()).toBe('2026-03-01T03:00:00.000Z')
  expect(dayOf({ starts_at: new Date('2026-02-28T15:59:59Z') })).toBe('2026-02-28')
  expect(dayOf({ starts_at: new Date('2026-02-28T16:00:00Z') })).toBe('2026-03-01')
})

test('a day is offered as long as it can be cancelled: until 24 hours before eight', () => {
  expect(isTooSoon('2026-03-03', new Date('2026-03-02T08:00:00+08:00'))).toBe(false)
  expect(isTooSoon('2026-03-03', new Date('2026-03-02T08:00:00.001+08:00'))).toBe(true)
})

test('the last day of a benefit is the last one on which an exam begins before its end', () => {
  expect(lastDayOf(new Date('2026-12-31T23:59:59+08:00'))).toBe('2026-12-31')
  expect(lastDayOf(new Date('2026-12-31T08:00:00+08:00'))).toBe('2026-12-31')
  expect(lastDayOf(new Date('2026-12-31T07:59:59+08:00'))).toBe('2026-12-30')
})

test('retries a missing report after ten minutes, then after twice as long each time, finally once a day', () => {
  const now = new Date('2026-03-02T08:00:00+08:00')
  const minutes = [0, 1, 7, 8, 100].map(
    (tries) => (pauseAfter(tries, now).getTime() - now.getTime()) / 60_000,
  )
  expect(minutes).toEqual([10, 20, 1280, 1440, 1440])
})

test('an institution has one unique id', () => {
  const provider = { code: 'fengshi' }
  // Stored with every booking: it may never change.
  expect(resourceIdOf(provider, 'A01')).toBe(namedId('fengshi/A01'))
  expect(resourceIdOf(provider, 'A01')).not.toBe(resourceIdOf(provider, 'A02'))
  expect(resourceIdOf(provider, 'A01')).not.toBe(resourceIdOf({ code: 'another' }, 'A01'))
})

test('a package whose code contains it is a high-end exam benefit', () => {
  expect(supplierOf(`FENGSHI_${supplier}`)).toBe('HIGH_EXAM')
})
