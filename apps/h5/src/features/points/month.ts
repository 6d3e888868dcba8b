/** Months in the format of the calendar and the statement: YYYY-MM. */

const partsOf = (month: string): [year: number, month: number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5, 7)),
]

const monthText = (year: number, month: number): string => {
  const at = new Date(Date.UTC(year, month - 1, 1))
  return at.toISOString().slice(0, 7)
}

export function monthAfter(month: string, steps: number): string {
  const [year, own] = partsOf(month)
  return monthText(year, own + steps)
}

/** 2026年3月 */
export function monthName(month: string): string {
  const [year, own] = partsOf(month)
  return `${year}年${own}月`
}

/** The days of a month, and the number of empty cells before the first in a week from Monday. */
export function daysOf(month: string): { days: string[]; before: number } {
  const [year, own] = partsOf(month)
  const count = new Date(Date.UTC(year, own, 0)).getUTCDate()
  const days = Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
  return { days, before: (new Date(Date.UTC(year, own - 1, 1)).getUTCDay() + 6) % 7 }
}
