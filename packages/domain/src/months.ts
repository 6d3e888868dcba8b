/** Calendar months as YYYY-MM, which compare as text. */
import { addDays, daysBetween } from './dates.ts'

export const monthOf = (day: string): string => day.slice(0, 7)

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

export const firstDayOf = (month: string): string => `${month}-01`

/** Negative counts go back. */
export function addMonths(month: string, count: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  const year = Math.floor(at / 12)
  return `${String(year).padStart(4, '0')}-${String(at - year * 12 + 1).padStart(2, '0')}`
}

export const lastDayOf = (month: string): string => addDays(firstDayOf(addMonths(month, 1)), -1)

/** Days of a month within a period, both ends included; 0 where they do not meet. */
export function daysOfMonthWithin(month: string, startsOn: string, endsOn: string): number {
  const from = startsOn > firstDayOf(month) ? startsOn : firstDayOf(month)
  const last = lastDayOf(month)
  const to = endsOn < last ? endsOn : last
  return to < from ? 0 : daysBetween(from, to) + 1
}
