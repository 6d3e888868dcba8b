/**
 * How days and moments are written for people, from the product's own spelling (`2026-11-15 14:30:00`, or its day alone).
 * Nothing else cuts a moment into pieces to show it: `npm run words` looks for it.
 */
import { addDays } from './dates.ts'

/** 2026年11月15日 */
export function dayText(moment: string): string {
  const [year, month, day] = moment.slice(0, 10).split('-').map(Number)
  return `${year}年${month}月${day}日`
}

/** 14:30 */
export const clockText = (moment: string): string => moment.slice(11, 16)

/** 2026年11月15日 14:30, where the year matters: facts of an order, a bill, a term. */
export const dayAndClockText = (moment: string): string => `${dayText(moment)} ${clockText(moment)}`

/** 11-15 14:30, where one reads what happened lately: timelines, notices, short lists. */
export const momentText = (moment: string): string => moment.slice(5, 16)

/** 11月12日, of this year or the last: visits, windows. */
export const shortDayText = (day: string): string =>
  `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`

/** 11月19日 14:30, for what is near. */
export const nearMomentText = (moment: string): string => `${shortDayText(moment)} ${clockText(moment)}`

const isMidnight = (moment: string) => clockText(moment) === '00:00'
const shortText = (moment: string) => (isMidnight(moment) ? shortDayText(moment) : nearMomentText(moment))

/** 11月7日 至 1月5日: without the year, as it is soon or was just now; what ends at midnight runs until the day before is over. */
export const windowText = (start: string, end: string): string =>
  `${shortText(start)} 至 ${isMidnight(end) ? shortDayText(addDays(end.slice(0, 10), -1)) : shortText(end)}`
