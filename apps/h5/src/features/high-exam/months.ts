import { addDays, daysBetween } from '@yf/domain/dates'
import type { ExamDay } from '@yf/contract/high-exam-shapes'

/** 2026-11 → 2026-12 */
export function addMonths(month: string, count: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number)
  const at = year * 12 + of - 1 + count
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** 2026年12月 */
export const monthText = (month: string): string => `${month.slice(0, 4)}年${Number(month.slice(5))}月`

export interface CalendarDay {
  readonly day: string
  /** Null if the institution is closed, the day is over, or the right has expired by then. */
  readonly left: number | null
}

/** The cells of a month in weeks from Monday: null before its first day. */
export function squaresOf(
  month: string,
  days: readonly ExamDay[],
  last: string | null,
): (CalendarDay | null)[] {
  const first = `${month}-01`
  const count = daysBetween(first, `${addMonths(month, 1)}-01`)
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  const leftBy = new Map(days.map(({ day, left }) => [day, left]))
  const squares = Array.from({ length: count }, (_, at) => {
    const day = addDays(first, at)
    const isPast = last !== null && day > last
    return { day, left: isPast ? null : (leftBy.get(day) ?? null) }
  })
  return [...Array.from({ length: before }, () => null), ...squares]
}
