import { addDays, daysBetween, shanghaiDay, shanghaiYear, startOfDay } from '@yf/domain/dates'

export const books = { points: 'points', carbon: 'carbon' } as const

/** Points can be used until the end of the year after the one in which they were earned. */
const firstDayOf = (year: number): string => `${year}-01-01`

/** Whatever was earned before this moment runs out at the end of the year of `now`. */
export const expiringBefore = (now: Date): Date => startOfDay(firstDayOf(shanghaiYear(now)))

/** Whatever was earned before this moment has run out already. */
export const expiredBefore = (now: Date): Date => startOfDay(firstDayOf(shanghaiYear(now) - 1))

const soonDays = 90

export function isExpirySoon(now: Date): boolean {
  const lastDay = addDays(firstDayOf(shanghaiYear(now) + 1), -1)
  return daysBetween(shanghaiDay(now), lastDay) < soonDays
}

/** The oldest points are spent first, so what is spent is taken off what was earned first. */
export const leftOf = (earned: number, spent: number): number => Math.max(earned - spent, 0)

/** Carbon points of a claim that took no paper. */
export const perPaperlessClaim = 30
export const claimEvent = (caseId: string) => `claim/${caseId}`
export const claimBackEvent = (caseId: string) => `${claimEvent(caseId)}/back`
