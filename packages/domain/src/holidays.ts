import { addDays, fromMoment, shanghaiDay } from './dates.ts'
import { joinedRuns, type YearOfHolidays } from './holiday-notice.ts'
import { serviceHours } from './service-hours.ts'
import { statutoryDays } from './statutory-days.ts'

/**
 * Working days of mainland China, as published by the State Council's office each November for the next year: public
 * holidays by their first and last day, and the weekends that are worked for them. Staff enter later years.
 */
const published: Readonly<Record<string, YearOfHolidays>> = {
  '2025': {
    notice: '国务院办公厅关于2025年部分节假日安排的通知（2024-11-12）',
    off: [
      ['2025-01-01', '2025-01-01'],
      ['2025-01-28', '2025-02-04'],
      ['2025-04-04', '2025-04-06'],
      ['2025-05-01', '2025-05-05'],
      ['2025-05-31', '2025-06-02'],
      ['2025-10-01', '2025-10-08'],
    ],
    worked: ['2025-01-26', '2025-02-08', '2025-04-27', '2025-09-28', '2025-10-11'],
  },
  '2026': {
    notice: '国务院办公厅关于2026年部分节假日安排的通知（2025-11-04）',
    off: [
      ['2026-01-01', '2026-01-03'],
      ['2026-02-15', '2026-02-23'],
      ['2026-04-04', '2026-04-06'],
      ['2026-05-01', '2026-05-05'],
      ['2026-06-19', '2026-06-21'],
      ['2026-09-25', '2026-09-27'],
      ['2026-10-01', '2026-10-07'],
    ],
    worked: ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
  },
}

export type EnteredYears = Readonly<Record<string, YearOfHolidays>>

let entered: EnteredYears = {}

/**
 * Years entered by staff, which take precedence over the built-in ones. A process that counts days calls this at
 * start and on each change: the calendar is global, like the clock.
 */
export const keepEnteredYears = (years: EnteredYears): void => {
  entered = years
}

const knownYear = (year: string): YearOfHolidays | null => entered[year] ?? published[year] ?? null

/** Whether the official arrangement of the day's year is known, not only its weekends and statutory holidays. */
export const hasPublishedHolidays = (day: string): boolean => knownYear(day.slice(0, 4)) !== null

const byLaw = new Map<string, YearOfHolidays>()

/** Until a year is published: the statutory holidays, each by itself. */
function lawfulYear(year: string): YearOfHolidays {
  const statutoryYear = byLaw.get(year)
  if (statutoryYear) return statutoryYear
  const off = statutoryDays(Number(year)).map((day): [string, string] => [day, day])
  const made = { notice: '', off: joinedRuns(off), worked: [] }
  byLaw.set(year, made)
  return made
}

const yearOf = (day: string): YearOfHolidays => knownYear(day.slice(0, 4)) ?? lawfulYear(day.slice(0, 4))

/** The built-in data of a year: its arrangement, or the statutory holidays. */
export const arrangementOf = (year: number): YearOfHolidays & { readonly isKnown: boolean } => ({
  ...(published[String(year)] ?? lawfulYear(String(year))),
  isKnown: String(year) in published,
})

const isWeekday = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday >= 1 && weekday <= 5
}

export function isWorkingDay(day: string): boolean {
  const year = yearOf(day)
  if (year.worked.includes(day)) return true
  if (year.off.some(([first, last]) => first <= day && day <= last)) return false
  return isWeekday(day)
}

function yearsBetween(from: string, until: string): string[] {
  const years: string[] = []
  for (let year = Number(from.slice(0, 4)); year <= Number(until.slice(0, 4)); year += 1)
    years.push(String(year))
  return years
}

/** Public holidays with any day between two days, inclusive, in order. */
export const holidaysBetween = (
  from: string,
  until: string,
): { readonly firstDay: string; readonly lastDay: string }[] =>
  yearsBetween(from, until)
    .flatMap((year) => yearOf(year).off)
    .filter(([first, last]) => first <= until && from <= last)
    .map(([firstDay, lastDay]) => ({ firstDay, lastDay }))

/** The working day this many working days after the day, which itself may be any day and is not counted. */
export function addWorkingDays(day: string, count: number): string {
  let reached = day
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1)
    if (isWorkingDay(reached)) left -= 1
  }
  return reached
}

const opening = (day: string): number => fromMoment(`${day} ${serviceHours.from}`).getTime()
const closing = (day: string): number => fromMoment(`${day} ${serviceHours.until}`).getTime()

/** The end of work this many working days after the day of an instant. */
export const endOfWorkingDay = (from: Date, count: number): Date =>
  new Date(closing(addWorkingDays(shanghaiDay(from), count)))

const hour = 3_600_000

/** Hours of one working day, to convert hours into days. */
export const hoursOfWorkingDay = (closing('2026-03-02') - opening('2026-03-02')) / hour

/** Working hours between two instants, 9:00 to 18:30 of working days; zero where they are reversed. */
export function workingHoursBetween(from: Date, until: Date): number {
  const [begin, end] = [from.getTime(), until.getTime()]
  const lastDay = shanghaiDay(until)
  let worked = 0
  for (let day = shanghaiDay(from); day <= lastDay; day = addDays(day, 1))
    if (isWorkingDay(day)) worked += Math.max(0, Math.min(end, closing(day)) - Math.max(begin, opening(day)))
  return worked / hour
}
