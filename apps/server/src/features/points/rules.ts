import type { TaskCode } from '@yf/domain/points'
import { addDays, daysBetween, shanghaiDay, shanghaiYear, startOfDay } from '@yf/domain/dates'

export const books = { points: 'points', carbon: 'carbon' } as const

/** Points are valid until the end of the year after they were earned. */
const firstDayOf = (year: number): string => `${year}-01-01`

/** Points earned before this moment expire at the end of the year of `now`. */
export const expiringBefore = (now: Date): Date => startOfDay(firstDayOf(shanghaiYear(now)))

/** Points earned before this moment have expired. */
export const expiredBefore = (now: Date): Date => startOfDay(firstDayOf(shanghaiYear(now) - 1))

const soonDays = 90

export function isExpirySoon(now: Date): boolean {
  const lastDay = addDays(firstDayOf(shanghaiYear(now) + 1), -1)
  return daysBetween(shanghaiDay(now), lastDay) < soonDays
}

/** The oldest points are spent first, so spending reduces what was earned first. */
export const leftOf = (earned: number, spent: number): number => Math.max(earned - spent, 0)

/** One per night: points returned later need another event. */
export const expiryEvent = (year: number, day: string) => `expire:${year}/${day}`

export const claimEvent = (caseId: string) => `claim/${caseId}`
export const claimBackEvent = (caseId: string) => `${claimEvent(caseId)}/back`

/** Viewing a policy, a consultation: `of` distinguishes the events. */
export const carbonActionEvent = (action: 'policy' | 'consultation', of: string) => `${action}/${of}`

/** A completed task: `of` is the claim, the policy, the day. */
export const taskEvents = 'task'
export const taskEvent = (code: TaskCode, of: string) => `${taskEvents}/${code}/${of}`

export const signInEvent = (day: string) => `sign/${day}`
export const dayOfSignIn = (eventKey: string) => eventKey.slice(signInEvent('').length)

/** The number of consecutive active days directly before this one. */
export function streakUntil(days: readonly string[], today: string): number {
  const done = new Set(days)
  let streak = 0
  while (done.has(addDays(today, -streak - 1))) streak += 1
  return streak
}

/** The YYYY-MM of a day. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** From its first moment in Shanghai to that of the next month. */
export function monthSpan(month: string): { from: Date; until: Date } {
  const first = `${month}-01`
  return { from: startOfDay(first), until: startOfDay(`${monthOf(addDays(first, 31))}-01`) }
}

/** A past day of this month. */
export const canMakeUp = (day: string, today: string): boolean =>
  monthOf(day) === monthOf(today) && day < today
