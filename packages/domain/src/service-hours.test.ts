import { expect, test } from 'vitest'
import { addDays, fromMoment } from './dates.ts'
import { calendarReach, isServiceOpen, nextOpening, type ServiceCalendar } from './service-hours.ts'

const calendar: ServiceCalendar = new Map([
  ['2026-10-01', false],
  ['2026-10-02', false],
  ['2026-10-05', false],
  ['2026-10-06', false],
  ['2026-10-07', false],
  ['2026-10-10', true],
])
const isOpen = (moment: string) => isServiceOpen(fromMoment(moment), calendar)
const next = (moment: string) => nextOpening(fromMoment(moment), calendar)

test('service hours are workdays from 9:00 until 18:30', () => {
  expect(isOpen('2026-03-02 08:59:59')).toBe(false)
  expect(isOpen('2026-03-02 09:00:00')).toBe(true)
  expect(isOpen('2026-03-02 18:29:59')).toBe(true)
  expect(isOpen('2026-03-02 18:30:00')).toBe(false)
  const week = ['02', '03', '04', '05', '06', '07', '08'].map((day) => isOpen(`2026-03-${day} 10:00:00`))
  expect(week).toEqual([true, true, true, true, true, false, false])
})

test('a public holiday is no workday, and the weekend worked for it is one', () => {
  expect(isOpen('2026-10-01 10:00:00')).toBe(false)
  expect(isOpen('2026-10-10 10:00:00')).toBe(true)
  expect(isOpen('2026-10-11 10:00:00')).toBe(false)
})

test('the next opening is this morning, tomorrow, after the weekend or after the holiday', () => {
  expect(next('2026-03-02 08:00:00')).toBe('2026-03-02 09:00:00')
  expect(next('2026-03-02 09:00:00')).toBe('2026-03-03 09:00:00')
  expect(next('2026-03-02 20:00:00')).toBe('2026-03-03 09:00:00')
  expect(next('2026-03-06 19:00:00')).toBe('2026-03-09 09:00:00')
  expect(next('2026-09-30 19:00:00')).toBe('2026-10-08 09:00:00')
  expect(next('2026-10-09 18:30:00')).toBe('2026-10-10 09:00:00')
})

test('an opening beyond the range of the calendar is not stated', () => {
  const closedFor = (days: number): ServiceCalendar =>
    new Map(Array.from({ length: days }, (_, at) => [addDays('2026-03-02', at), false]))
  const at = fromMoment('2026-03-02 08:00:00')
  // Monday and fifteen days: a Tuesday.
  expect(nextOpening(at, closedFor(calendarReach))).toBe('2026-03-17 09:00:00')
  expect(nextOpening(at, closedFor(calendarReach + 1))).toBeNull()
})
