import { clockText } from './date-words.ts'
import { addDays } from './dates.ts'

const isMidnight = (moment: string) => clockText(moment) === '00:00'
const shortDayText = (day: string) => `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`
const shortText = (moment: string) =>
  isMidnight(moment) ? shortDayText(moment) : `${shortDayText(moment)} ${clockText(moment)}`

/** 11月7日 至 1月5日: without the year, as it is soon or was just now; what ends at midnight runs until the day before is over. */
export const windowText = (start: string, end: string): string =>
  `${shortText(start)} 至 ${isMidnight(end) ? shortDayText(addDays(end.slice(0, 10), -1)) : shortText(end)}`
