import { addDays, fromMoment, shanghaiDay } from './dates.ts'
import { hoursOfWorkingDay, isWorkingDay, workingHoursBetween } from './holidays.ts'
import { serviceHours } from './service-hours.ts'

/** The time promised to members: two working days. */
export const slaHours = 2 * hoursOfWorkingDay

/** Cases with this many working hours left are shown as urgent. */
export const soonHours = 4

/**
 * Risk moves a case forward by at most the lead of a risk of 100: less than a working day, so a case submitted a
 * working day later or more stays behind, however risky it is. A calm case can be overtaken only during the first
 * half of its time, and no new case overtakes it in the second.
 */
export const leadMinutes = 5

const minute = 60_000
const hour = 60 * minute

/** The instant after this many working hours; with zero, the next working instant. */
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

/** The deadline of a case submitted at that instant. */
export const dueFrom = (submittedAt: Date): Date => addWorkingHours(submittedAt, slaHours)

/** The clock is paused while the member has to supply something: the remaining time stays the same. */
export const dueAfterAsking = (dueAt: Date, requestedAt: Date, cameAt: Date): Date =>
  addWorkingHours(dueAt, workingHoursBetween(requestedAt, cameAt))

/** The queue's sort key: smallest first. The server sorts by the same sum in SQL. */
export const priorityOf = (dueAt: Date, risk: number): number => dueAt.getTime() - risk * leadMinutes * minute
