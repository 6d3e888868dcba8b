import { clockText } from './date-text.ts'
import { addDays } from './dates.ts'

/** 11月12日: without the year, because the day is near. */
export const shortDayText = (day: string): string =>
  `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`

/** 11月19日 14:30 */
export const nearMomentText = (moment: string): string => `${shortDayText(moment)} ${clockText(moment)}`

const isMidnight = (moment: string) => clockText(moment) === '00:00'
const shortText = (moment: string) => (isMidnight(moment) ? shortDayText(moment) : nearMomentText(moment))

/** 11月7日 至 1月5日: a window that ends at midnight lasts until the end of the day before. */
export const windowText = (start: string, end: string): string =>
  `${shortText(start)} 至 ${isMidnight(end) ? shortDayText(addDays(end.slice(0, 10), -1)) : shortText(end)}`
