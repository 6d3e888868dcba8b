import { bookingRules, type SlotKind } from '@yf/domain/booking'
import { startOfDay } from '@yf/domain/dates'

/** Weekly hours: 1 Monday to 7 Sunday, minutes of the Shanghai day. */
export interface Hours {
  readonly weekday: number
  readonly fromMinute: number
  readonly untilMinute: number
  readonly capacity: number
}

export interface TimeSpan {
  readonly startsAt: Date
  readonly endsAt: Date
}

const minute = 60_000
const dayLength = 86_400_000
/** 1970-01-01 was a Thursday. */
const thursday = 4

export const weekdayOf = (day: string): number =>
  ((Math.round(Date.parse(`${day}T00:00:00Z`) / dayLength) + thursday - 1) % 7) + 1

export const overlap = (one: TimeSpan, other: TimeSpan): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt

/** Hours of one weekday overlap if the later begins before the earlier ends. */
export const doHoursOverlap = (hours: readonly Hours[]): boolean =>
  hours.some((one, at) =>
    hours
      .slice(at + 1)
      .some(
        (other) =>
          one.weekday === other.weekday &&
          one.fromMinute < other.untilMinute &&
          other.fromMinute < one.untilMinute,
      ),
  )

/** The slots of one day, consecutive from the first moment on, as long as they fit. */
export function timesOf(
  hours: readonly Hours[],
  day: string,
  minutes: number,
): (TimeSpan & { capacity: number })[] {
  const begins = startOfDay(day).getTime()
  const at = (ofDay: number) => new Date(begins + ofDay * minute)
  return hours
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .flatMap(({ fromMinute, untilMinute, capacity }) =>
      Array.from({ length: Math.floor((untilMinute - fromMinute) / minutes) }, (_, turn) => ({
        startsAt: at(fromMinute + turn * minutes),
        endsAt: at(fromMinute + (turn + 1) * minutes),
        capacity,
      })),
    )
}

/** The latest reminder that is due or overdue: a booking made after a reminder's time does not get it. */
export function passedReminder(kind: SlotKind, startsAt: Date, now: Date): number | null {
  const passed = bookingRules[kind].reminderMinutes.filter(
    (minutes) => startsAt.getTime() - minutes * minute <= now.getTime(),
  )
  return passed.length === 0 ? null : Math.min(...passed)
}

/** A member who is offered a slot must be able to get there. */
export const isTooNear = (kind: SlotKind, startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - bookingRules[kind].leadMinutes * minute <= now.getTime()

export const offerEnds = (kind: SlotKind, now: Date): Date =>
  new Date(now.getTime() + bookingRules[kind].offerMinutes * minute)

/** After this moment nobody can record a no-show any more. */
export const graceBegan = (kind: SlotKind, now: Date): Date =>
  new Date(now.getTime() - bookingRules[kind].graceMinutes * minute)
