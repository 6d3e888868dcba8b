import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, fromMoment, shanghaiDay } from './dates.ts'
import {
  addWorkingDays,
  arrangementOf,
  endOfWorkingDay,
  hasPublishedHolidays,
  holidaysBetween,
  hoursOfWorkingDay,
  isWorkingDay,
  keepEnteredYears,
  workingHoursBetween,
} from './holidays.ts'

const from = (first: string, last: string): string[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => addDays(first, at))
const between = (first: string, last: string): string =>
  from(first, last)
    .map((day) => (isWorkingDay(day) ? '班' : '休'))
    .join('')
const hours = (begin: string, end: string): number => workingHoursBetween(fromMoment(begin), fromMoment(end))

test('a week without a holiday is worked from Monday to Friday', () => {
  expect(between('2026-03-02', '2026-03-08')).toBe('班班班班班休休')
})

test.each([
  ['元旦', '2024-12-31', '2025-01-02', '班休班'],
  ['春节', '2025-01-25', '2025-02-09', '休班班休休休休休休休休班班班班休'],
  ['清明节', '2025-04-03', '2025-04-07', '班休休休班'],
  ['劳动节', '2025-04-26', '2025-05-06', '休班班班班休休休休休班'],
  ['端午节', '2025-05-30', '2025-06-03', '班休休休班'],
  ['国庆节、中秋节', '2025-09-27', '2025-10-12', '休班班班休休休休休休休休班班班休'],
  ['元旦', '2025-12-31', '2026-01-05', '班休休休班班'],
  ['春节', '2026-02-13', '2026-03-01', '班班休休休休休休休休休班班班班班休'],
  ['清明节', '2026-04-03', '2026-04-07', '班休休休班'],
  ['劳动节', '2026-04-30', '2026-05-10', '班休休休休休班班班班休'],
  ['端午节', '2026-06-18', '2026-06-22', '班休休休班'],
  ['中秋节', '2026-09-19', '2026-09-28', '休班班班班班休休休班'],
  ['国庆节', '2026-09-30', '2026-10-11', '班休休休休休休休班班班休'],
])('%s of %s to %s is as published, on both sides', (_, first, last, days) => {
  expect(between(first, last)).toBe(days)
})

test('a year has its weekdays less the thirteen statutory holidays', () => {
  const worked = (year: number) => from(`${year}-01-01`, `${year}-12-31`).filter(isWorkingDay).length
  expect(worked(2025)).toBe(365 - 104 - 13)
  expect(worked(2026)).toBe(365 - 104 - 13)
})

test('a year that is not published yet has its weekends and statutory holidays, and is marked so', () => {
  expect(hasPublishedHolidays('2026-12-31')).toBe(true)
  expect(hasPublishedHolidays('2027-01-01')).toBe(false)
  expect(hasPublishedHolidays('2035-01-01')).toBe(false)
  expect(between('2026-12-31', '2027-01-04')).toBe('班休休休班')
  // 除夕 is Friday 5 February; Monday to Thursday after the third day are workdays as far as known.
  expect(between('2027-02-04', '2027-02-12')).toBe('班休休休休班班班班')
  expect(holidaysBetween('2027-02-01', '2027-02-28')).toEqual([
    { firstDay: '2027-02-05', lastDay: '2027-02-08' },
  ])
})

test('staff entries take precedence over built-in data, until they are replaced', () => {
  const off = [['2027-02-05', '2027-02-11']] as const
  keepEnteredYears({ '2027': { notice: '通知', off, worked: ['2027-02-13'] } })
  expect(hasPublishedHolidays('2027-01-01')).toBe(true)
  expect(between('2027-02-04', '2027-02-14')).toBe('班休休休休休休休班班休')
  expect(holidaysBetween('2026-12-31', '2027-12-31')).toEqual([
    { firstDay: '2027-02-05', lastDay: '2027-02-11' },
  ])
  keepEnteredYears({})
  expect(hasPublishedHolidays('2027-01-01')).toBe(false)
})

test('counts working days over a weekend, a holiday and a make-up Saturday', () => {
  expect(addWorkingDays('2026-03-06', 0)).toBe('2026-03-06')
  expect(addWorkingDays('2026-03-06', 2)).toBe('2026-03-10')
  expect(addWorkingDays('2026-03-07', 1)).toBe('2026-03-09')
  expect(addWorkingDays('2026-09-30', 1)).toBe('2026-10-08')
  expect(addWorkingDays('2026-10-09', 1)).toBe('2026-10-10')
  expect(endOfWorkingDay(fromMoment('2026-10-09 23:59:59'), 2)).toEqual(fromMoment('2026-10-12 18:30:00'))
})

test('counts only service hours on working days', () => {
  expect(hoursOfWorkingDay).toBe(9.5)
  expect(hours('2026-03-02 09:00:00', '2026-03-02 18:30:00')).toBe(9.5)
  expect(hours('2026-03-02 00:00:00', '2026-03-02 23:59:59')).toBe(9.5)
  expect(hours('2026-03-02 10:00:00', '2026-03-02 10:30:00')).toBe(0.5)
  expect(hours('2026-03-02 18:30:00', '2026-03-03 09:00:00')).toBe(0)
  expect(hours('2026-03-06 18:00:00', '2026-03-09 10:00:00')).toBe(1.5)
  expect(hours('2026-09-30 18:00:00', '2026-10-08 09:30:00')).toBe(1)
  expect(hours('2026-10-10 09:00:00', '2026-10-11 18:30:00')).toBe(9.5)
})

test('finds holidays by any of their days, over the turn of a year, and none in an unpublished year', () => {
  const spring = { firstDay: '2026-02-15', lastDay: '2026-02-23' }
  expect(holidaysBetween('2026-02-23', '2026-02-23')).toEqual([spring])
  expect(holidaysBetween('2026-02-15', '2026-04-03')).toEqual([spring])
  expect(holidaysBetween('2026-02-24', '2026-04-03')).toEqual([])
  expect(holidaysBetween('2026-02-14', '2026-02-14')).toEqual([])
  expect(holidaysBetween('2025-10-08', '2026-01-01')).toEqual([
    { firstDay: '2025-10-01', lastDay: '2025-10-08' },
    { firstDay: '2026-01-01', lastDay: '2026-01-03' },
  ])
  expect(holidaysBetween('2026-12-01', '2027-01-31')).toEqual([
    { firstDay: '2027-01-01', lastDay: '2027-01-01' },
  ])
  expect(holidaysBetween('2026-12-01', '2026-12-31')).toEqual([])
})

test('an earlier end gives no working hours', () => {
  expect(hours('2026-03-03 12:00:00', '2026-03-02 12:00:00')).toBe(0)
  expect(hours('2026-03-02 12:00:00', '2026-03-02 11:00:00')).toBe(0)
})

test('hours add up wherever a period is split', () => {
  const instants = fc.date({
    min: new Date('2024-12-01'),
    max: new Date('2027-02-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instants, fc.nat(40 * 24), fc.nat(40 * 24), (begin, first, second) => {
      const cut = new Date(begin.getTime() + first * 3_600_000)
      const end = new Date(cut.getTime() + second * 3_600_000)
      const whole = workingHoursBetween(begin, end)
      expect(workingHoursBetween(begin, cut) + workingHoursBetween(cut, end)).toBeCloseTo(whole, 6)
      const days = from(shanghaiDay(begin), shanghaiDay(end)).filter(isWorkingDay).length
      expect(whole).toBeLessThanOrEqual(days * hoursOfWorkingDay)
    }),
  )
})

test('a published year has its notice, and another only the statutory days', () => {
  expect(arrangementOf(2025)).toMatchObject({
    notice: '国务院办公厅关于2025年部分节假日安排的通知（2024-11-12）',
    isKnown: true,
  })
  expect(arrangementOf(2025).off[0]).toEqual(['2025-01-01', '2025-01-01'])
  expect(arrangementOf(2026)).toMatchObject({
    notice: '国务院办公厅关于2026年部分节假日安排的通知（2025-11-04）',
    isKnown: true,
  })
  // A year that no other test uses: the statutory arrangement is cached.
  expect(arrangementOf(2029)).toMatchObject({ notice: '', worked: [], isKnown: false })
  expect(arrangementOf(2029).off).toContainEqual(['2029-02-12', '2029-02-15'])
})
