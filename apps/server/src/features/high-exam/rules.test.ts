import { supplierOf } from '@yf/domain/equity'
import { expect, test } from 'vitest'
import { dayOf, resourceIdOf, spanOf, supplier } from './rules.ts'

test('an exam is from eight to eleven in Shanghai, and its day is the day there', () => {
  const { startsAt, endsAt } = spanOf('2026-03-01')
  expect(startsAt.toISOString()).toBe('2026-03-01T00:00:00.000Z')
  expect(endsAt.toISOString()).toBe('2026-03-01T03:00:00.000Z')
  expect(dayOf({ starts_at: new Date('2026-02-28T15:59:59Z') })).toBe('2026-02-28')
  expect(dayOf({ starts_at: new Date('2026-02-28T16:00:00Z') })).toBe('2026-03-01')
})

test('an institution has one id, and no other has it', () => {
  expect(resourceIdOf('A01')).toBe(resourceIdOf('A01'))
  expect(resourceIdOf('A01')).not.toBe(resourceIdOf('A02'))
})

test('a package whose code contains it is a right to a high-end exam', () => {
  expect(supplierOf(`FENGSHI_${supplier}`)).toBe('HIGH_EXAM')
})
