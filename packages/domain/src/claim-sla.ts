import { addDays, fromMoment, shanghaiDay } from './dates.ts'
import { hoursOfWorkingDay, isWorkingDay, workingHoursBetween } from './holidays.ts'
import { serviceHours } from './service-hours.ts'

/** What members are told to expect: two working days. */
export const slaHours = 2 * hoursOfWorkingDay

/** What has so many working hours left is shown as urgent. */
export const soonHours = 4

/**
 * A case comes before others by its risk, and never by more than the lead of a risk of 100: that is less than a working
 * day, so what was submitted a working day later or more stands behind, however risky it is. A calm case is overtaken
 * during the first half of its time alone, and nothing new comes before it in the second.
 */
export const leadMinutes = 5

const minute = 60_000
const hour = 60 * minute

/** The instant at which so many working hours have gone by; with none, the next one at which somebody works. */
export function addWorkingHours(from: Date, hours: number): Date {
  let left = hours * hour
  for (let day = shanghaiDay(from); ; day = addDays(day, 1)) {
    if (!isWorkingDay(day)) continue
    const begin = Math.max(fromMoment(`${day} ${serviceHours.from}`).getTime(), from.getTime())
    const room = fromMoment(`${day} ${serviceHours.until}`).getTime() - begin
    if (room < 0) continue
    if (left <= room) return new Date(begin + left)
    left -= room
  }
}

/** By when a case that was submitted at that instant is to be decided. */
export const dueFrom = (submittedAt: Date): Date => addWorkingHours(submittedAt, slaHours)

/** The clock stood still while the member was asked: what was left then is left now. */
export const dueAfterAsking = (dueAt: Date, askedAt: Date, cameAt: Date): Date =>
  addWorkingHours(dueAt, workingHoursBetween(askedAt, cameAt))

/** Whose turn is first: the smaller one. The server sorts by the same sum in SQL. */
export const turnOf = (dueAt: Date, risk: number): number => dueAt.getTime() - risk * leadMinutes * minute
