import { expect, test } from 'vitest'
import { ratingOf, spanOf } from './rules.ts'

test('a rating is the mean of the stars to one decimal, and absent without stars', () => {
  expect(ratingOf(0, 0)).toEqual({ stars: null, count: 0 })
  expect(ratingOf(14, 3)).toEqual({ stars: 4.7, count: 3 })
  expect(ratingOf(13, 3)).toEqual({ stars: 4.3, count: 3 })
})

test('the soonest free time is described in days of Shanghai', () => {
  // 23:30 in Shanghai, so the day is over in half an hour.
  const now = new Date('2026-06-01T15:30:00Z')
  expect(spanOf('today', now)).toEqual({ before: new Date('2026-06-01T16:00:00Z') })
  expect(spanOf('threeDays', now)).toEqual({ before: new Date('2026-06-03T16:00:00Z') })
  expect(spanOf('week', now)).toEqual({ before: new Date('2026-06-07T16:00:00Z') })
  expect(spanOf('weekend', now)).toEqual({ isWeekend: true })
  expect(spanOf('evening', now)).toEqual({ fromHour: 18 })
  expect(spanOf(undefined, now)).toEqual({})
})
