import type { Random } from '../random.ts'

const two = (value: number) => String(value).padStart(2, '0')

export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

export const dayBetween = (random: Random, from: number, to: number): CalendarDay => ({
  year: random.int(from, to),
  month: random.int(1, 12),
  day: random.int(1, 28),
})

export const daysLater = (day: CalendarDay, count: number): CalendarDay => {
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day + count))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

export const iso = ({ year, month, day }: CalendarDay): string => `${year}-${two(month)}-${two(day)}`
export const compact = (day: CalendarDay): string => iso(day).replaceAll('-', '')
export const dotted = (day: CalendarDay): string => iso(day).replaceAll('-', '.')
export const slashed = (day: CalendarDay): string => iso(day).replaceAll('-', '/')
export const chinese = ({ year, month, day }: CalendarDay): string => `${year}年${two(month)}月${two(day)}日`
export const clock = (random: Random): string =>
  `${two(random.int(7, 17))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}`

/** Of a day as 2024-05-06. */
export function dayOf(text: string): CalendarDay {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number)
  return { year, month, day }
}
