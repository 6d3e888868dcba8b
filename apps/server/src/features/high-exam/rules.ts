import { cancellableUntil } from '@yf/domain/booking'
import { addDays, fromMoment, shanghaiDay } from '@yf/domain/dates'
import type { ExamProvider } from '#partners/exams/port.ts'
import { namedId } from '#platform/ids.ts'

/** Codes of packages with high-end exam benefits contain it. */
export const supplier = 'HIGH_EXAM'

/** Exams require fasting: the opening time, and the latest time of arrival. */
export const spanOf = (day: string) => ({
  startsAt: fromMoment(`${day} 08:00:00`),
  endsAt: fromMoment(`${day} 11:00:00`),
})

/** An earlier exam could not be cancelled any more. */
export const isTooSoon = (day: string, now: Date): boolean =>
  cancellableUntil('exam', spanOf(day).startsAt) < now

/** The last day on which an exam begins within the term of a benefit. */
export function lastDayOf(endTime: Date): string {
  const day = shanghaiDay(endTime)
  return spanOf(day).startsAt > endTime ? addDays(day, -1) : day
}

export const dayOf = ({ starts_at }: { readonly starts_at: Date }): string => shanghaiDay(starts_at)

const minute = 60_000

/** The delays for fetching a missing report again: ten minutes at first, twice as long each time, at most a day. */
export const pauseAfter = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(10 * 2 ** tries, 24 * 60) * minute)

/** The slot engine identifies its resources by ids; the provider identifies its institutions by codes. */
export const resourceIdOf = ({ code }: Pick<ExamProvider, 'code'>, institutionCode: string): string =>
  namedId(`${code}/${institutionCode}`)
