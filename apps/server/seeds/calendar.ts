import { addDays, fromMoment, shanghaiDay, shanghaiYear } from '@yf/domain/dates'
import type { Clock } from '#platform/clock.ts'

/** Dates of the demo data are relative to today, so that what is valid stays valid whenever it is loaded. */
export interface Calendar {
  /** YYYY-MM-DD, this many days from today */
  day(offset: number): string
  /** This many days from today, at a time of the Shanghai day */
  moment(offset: number, time?: string): Date
  yearStart: string
  yearEnd: string
  /** A date in autumn of last year */
  lastYear: Date
}

export function calendarOf(clock: Clock): Calendar {
  const today = shanghaiDay(clock.now())
  const year = shanghaiYear(clock.now())
  const day = (offset: number) => addDays(today, offset)
  return {
    day,
    moment: (offset, time = '00:00:00') => fromMoment(`${day(offset)} ${time}`),
    yearStart: `${year}-01-01`,
    yearEnd: `${year}-12-31`,
    lastYear: fromMoment(`${year - 1}-10-20 09:30:00`),
  }
}
