import { clockText } from './date-text.ts'
import { daysBetween, shanghaiDay, shanghaiMoment } from './dates.ts'

/** 11-15 */
export const monthAndDay = (at: Date): string => shanghaiDay(at).slice(5)

/** 今天 14:30, 明天 09:00, 11-15 14:30 */
export function dayAndTime(at: Date, now: Date): string {
  const days = daysBetween(shanghaiDay(now), shanghaiDay(at))
  const day = days === 0 ? '今天' : days === 1 ? '明天' : monthAndDay(at)
  return `${day} ${clockText(shanghaiMoment(at))}`
}
