import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  ageOn,
  daysBetween,
  fromMoment,
  isDay,
  shanghaiDay,
  shanghaiMoment,
  shanghaiMonth,
  shanghaiYear,
  startOfDay,
} from './dates.ts'

const instants = fc.date({ min: new Date('1992-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
const days = instants.map(shanghaiDay)

test('a day begins in Shanghai eight hours before it begins in London', () => {
  expect(shanghaiDay(new Date('2026-12-31T15:59:59Z'))).toBe('2026-12-31')
  expect(shanghaiDay(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01')
  expect(shanghaiYear(new Date('2026-12-31T16:00:00Z'))).toBe(2027)
  expect(shanghaiMonth(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01')
  expect(shanghaiMoment(new Date('2026-03-01T16:05:09Z'))).toBe('2026-03-02 00:05:09')
})

test('the fixed offset agrees with the time zone database', () => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' })
  fc.assert(
    fc.property(instants, (at) => {
      expect(shanghaiDay(at)).toBe(format.format(at))
    }),
  )
})

test('the start of a day and a moment survive a round trip', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect(shanghaiMoment(startOfDay(day))).toBe(`${day} 00:00:00`)
      expect(shanghaiMoment(fromMoment(`${day} 23:59:58`))).toBe(`${day} 23:59:58`)
    }),
  )
})

test('adding days and counting them are inverse', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count)
    }),
  )
})

test('only existing days are valid', () => {
  expect(isDay('2028-02-29')).toBe(true)
  const none = ['2026-02-29', '2026-13-01', '2026-1-1', '', '2026-04-31', '20260401', '2026-04', '2026']
  for (const text of [...none, '+012026-04-01', '2026-04-011', '2026-04-01T', ' 2026-04-01'])
    expect(isDay(text)).toBe(false)
})

test('a year is completed on the birthday, and on 1 March where there is no 29 February', () => {
  expect(ageOn('2008-06-15', '2026-06-14')).toBe(17)
  expect(ageOn('2008-06-15', '2026-06-15')).toBe(18)
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
})
