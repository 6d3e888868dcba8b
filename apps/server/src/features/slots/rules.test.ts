import { expect, test } from 'vitest'
import {
  doHoursOverlap,
  graceBegan,
  isTooNear,
  offerEnds,
  overlap,
  passedReminder,
  timesOf,
  weekdayOf,
} from './rules.ts'

const at = (time: string) => new Date(`2026-06-01T${time}+08:00`)
const span = (from: string, until: string) => ({ startsAt: at(from), endsAt: at(until) })
const hours = (fromMinute: number, untilMinute: number, weekday = 1) => ({
  weekday,
  fromMinute,
  untilMinute,
  capacity: 1,
})

test('weekdays go from Monday to Sunday, before 1970 too', () => {
  const week = [
    '2026-06-01',
    '2026-06-02',
    '2026-06-03',
    '2026-06-04',
    '2026-06-05',
    '2026-06-06',
    '2026-06-07',
  ]
  expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(['1970-01-01', '2024-02-29'].map(weekdayOf)).toEqual([4, 4])
})

test('adjacent times do not overlap, times that share a minute do', () => {
  expect(overlap(span('09:00', '10:00'), span('10:00', '11:00'))).toBe(false)
  expect(overlap(span('10:00', '11:00'), span('09:00', '10:00'))).toBe(false)
  expect(overlap(span('09:00', '10:01'), span('10:00', '11:00'))).toBe(true)
  expect(overlap(span('10:00', '11:00'), span('09:00', '10:01'))).toBe(true)
})

test('hours overlap only on the same weekday', () => {
  expect(doHoursOverlap([hours(540, 720), hours(720, 780)])).toBe(false)
  expect(doHoursOverlap([hours(720, 780), hours(540, 720)])).toBe(false)
  expect(doHoursOverlap([hours(540, 721), hours(720, 780)])).toBe(true)
  expect(doHoursOverlap([hours(720, 780), hours(540, 721)])).toBe(true)
  expect(doHoursOverlap([hours(540, 721), hours(720, 780, 2)])).toBe(false)
  expect(doHoursOverlap([hours(0, 60), hours(540, 721), hours(720, 780)])).toBe(true)
})

test('a day has as many slots as fit, in Shanghai time, and none of another weekday', () => {
  const times = timesOf([hours(540, 689), hours(840, 890), hours(540, 600, 2)], '2026-06-01', 50)
  expect(times).toEqual([
    { ...span('09:00', '09:50'), capacity: 1 },
    { ...span('09:50', '10:40'), capacity: 1 },
    { ...span('14:00', '14:50'), capacity: 1 },
  ])
})

test('reminders due before the booking was made count as sent', () => {
  const start = at('12:00')
  const passed = (now: string, day = '2026-06-01') =>
    passedReminder('counselling', start, new Date(`${day}T${now}+08:00`))
  expect(passed('11:59:59', '2026-05-31')).toBeNull()
  expect(passed('12:00:00', '2026-05-31')).toBe(1440)
  expect(passed('10:59:59')).toBe(1440)
  expect(passed('11:00:00')).toBe(60)
})

test('an hour before the start is too late for an offer, a minute earlier is not', () => {
  expect(isTooNear('counselling', at('12:00'), at('11:00'))).toBe(true)
  expect(isTooNear('counselling', at('12:00'), at('10:59:59'))).toBe(false)
})

test('an offer lasts a quarter of an hour, and the grace period two hours', () => {
  expect(offerEnds('counselling', at('12:00'))).toEqual(at('12:15'))
  expect(graceBegan('counselling', at('12:00'))).toEqual(at('10:00'))
})
