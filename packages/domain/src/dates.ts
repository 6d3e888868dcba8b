/**
 * All date rules of the product follow Asia/Shanghai, which keeps UTC+8 all year: a fixed offset is exact and, unlike
 * Intl, the same on every device.
 */
const shift = 8 * 3_600_000
const dayLength = 86_400_000

const shifted = (at: Date): string => new Date(at.getTime() + shift).toISOString()

/** YYYY-MM-DD */
export const shanghaiDay = (at: Date): string => shifted(at).slice(0, 10)
/** YYYY-MM */
export const shanghaiMonth = (at: Date): string => shifted(at).slice(0, 7)
/** YYYY-MM-DD HH:mm:ss */
export const shanghaiMoment = (at: Date): string => shifted(at).slice(0, 19).replace('T', ' ')
export const shanghaiYear = (at: Date): number => Number(shifted(at).slice(0, 4))

const midnightUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Whether the text is an existing day: 2026-02-30 is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = midnightUtc(text)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The instant at which the day begins in Shanghai. */
export const startOfDay = (day: string): Date => new Date(midnightUtc(day) - shift)

/** The instant of a Shanghai `YYYY-MM-DD HH:mm:ss`. */
export const fromMoment = (moment: string): Date => new Date(`${moment.replace(' ', 'T')}+08:00`)

export const addDays = (day: string, days: number): string =>
  new Date(midnightUtc(day) + days * dayLength).toISOString().slice(0, 10)

/** Whole days from one day to another; negative where `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((midnightUtc(to) - midnightUtc(from)) / dayLength)

/** Completed years on a day. Someone born on 29 February completes a year on 1 March where there is no 29th. */
export function ageOn(birthDay: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDay.slice(0, 4))
  return day.slice(5) < birthDay.slice(5) ? years - 1 : years
}
