import { addDays, fromMoment, shanghaiDay, shanghaiMoment } from './dates.ts'

/** Specification §9. */
export const serviceHours = { text: '工作日 9:00-18:30', from: '09:00:00', until: '18:30:00' } as const

/** Exceptions to the week: false for a public holiday, true for a weekend that is worked. */
export type ServiceCalendar = ReadonlyMap<string, boolean>

/** How far ahead the calendar must be known: the longest holiday and some margin. */
export const calendarReach = 15

const isWeekday = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday >= 1 && weekday <= 5
}

export const isServiceDay = (day: string, calendar: ServiceCalendar): boolean =>
  calendar.get(day) ?? isWeekday(day)

export function isServiceOpen(at: Date, calendar: ServiceCalendar): boolean {
  const time = shanghaiMoment(at).slice(11)
  return isServiceDay(shanghaiDay(at), calendar) && time >= serviceHours.from && time < serviceHours.until
}

/** The Shanghai time of the next opening; null where the calendar holds none. */
export function nextOpening(at: Date, calendar: ServiceCalendar): string | null {
  const today = shanghaiDay(at)
  for (let offset = 0; offset <= calendarReach; offset += 1) {
    const day = addDays(today, offset)
    const moment = `${day} ${serviceHours.from}`
    if (isServiceDay(day, calendar) && fromMoment(moment) > at) return moment
  }
  return null
}
