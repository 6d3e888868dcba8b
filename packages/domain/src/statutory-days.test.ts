import { expect, test } from 'vitest'
import { addDays } from './dates.ts'
import { statutoryDays } from './statutory-days.ts'

const without = (year: number) => statutoryDays(year).map((day) => day.slice(5))

test.each([
  [2024, '01-01 02-09 02-10 02-11 02-12 04-04 05-01 05-02 06-10 09-17 10-01 10-02 10-03'],
  [2025, '01-01 01-28 01-29 01-30 01-31 04-04 05-01 05-02 05-31 10-01 10-02 10-03 10-06'],
  [2026, '01-01 02-16 02-17 02-18 02-19 04-05 05-01 05-02 06-19 09-25 10-01 10-02 10-03'],
])('the statutory days of %i match the calendar', (year, days) => {
  expect(without(year).join(' ')).toBe(days)
})

test('2027 begins its lunar year on 6 February, four minutes before midnight', () => {
  expect(without(2027).join(' ')).toBe(
    '01-01 02-05 02-06 02-07 02-08 04-05 05-01 05-02 06-09 09-15 10-01 10-02 10-03',
  )
})

/** By the calendar of Intl. */
function festival(year: number, month: number, day: number): string {
  const format = new Intl.DateTimeFormat('en-u-ca-chinese', {
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  })
  for (let at = `${year}-01-20`; ; at = addDays(at, 1)) {
    const parts = format.formatToParts(new Date(`${at}T00:00:00Z`))
    const read = (type: string) => parts.find((part) => part.type === type)?.value
    if (read('month') === String(month) && read('day') === String(day)) return at
  }
}

test('another calendar agrees, except for two new moons shortly before midnight', () => {
  const missed: number[] = []
  for (let year = 2024; year <= 2050; year += 1) {
    const days = statutoryDays(year)
    const newYear = festival(year, 1, 1)
    const isSame = [
      addDays(newYear, -1),
      addDays(newYear, 2),
      festival(year, 5, 5),
      festival(year, 8, 15),
    ].every((day) => days.includes(day))
    if (!isSame) missed.push(year)
  }
  expect(missed).toEqual([2027, 2030])
})

test('中秋 in the first days of October reduces the holidays by one; years beyond the table have their fixed days', () => {
  expect(statutoryDays(2028)).toHaveLength(12)
  expect(statutoryDays(2029)).toHaveLength(13)
  expect(statutoryDays(2050)).toHaveLength(13)
  expect(without(2051).join(' ')).toBe('01-01 04-05 05-01 05-02 10-01 10-02 10-03')
})
