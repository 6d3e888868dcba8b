import { cancellableUntil } from '@yf/domain/booking'
import { addDays, fromMoment, shanghaiDay } from '@yf/domain/dates'
import { namedId } from '#platform/ids.ts'

/** Codes of packages that are rights to a high-end exam contain it. */
export const supplier = 'HIGH_EXAM'

/** Institutions let people in on an empty stomach: from when, and until when one should have come. */
export const spanOf = (day: string) => ({
  startsAt: fromMoment(`${day} 08:00:00`),
  endsAt: fromMoment(`${day} 11:00:00`),
})

/** What begins sooner could not be given back any more. */
export const isTooSoon = (day: string, now: Date): boolean =>
  cancellableUntil('exam', spanOf(day).startsAt) < now

/** The last day on which an exam begins within the term of a right. */
export function lastDayOf(endTime: Date): string {
  const day = shanghaiDay(endTime)
  return spanOf(day).startsAt > endTime ? addDays(day, -1) : day
}

export const dayOf = ({ starts_at }: { readonly starts_at: Date }): string => shanghaiDay(starts_at)

const minute = 60_000

/** When a report that could not be had is asked for again: ten minutes at first, twice as long each time, a day at most. */
export const pauseAfter = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(10 * 2 ** tries, 24 * 60) * minute)

/** The engine knows what is booked by an id; the partner knows its institutions by codes. */
export const resourceIdOf = (institutionCode: string): string => namedId(`fengshi/${institutionCode}`)
