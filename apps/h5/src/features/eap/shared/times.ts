import { clockText } from '@yf/domain/date-words'
import { daysBetween, fromMoment } from '@yf/domain/dates'

/** Whatever has a beginning, in the product's own spelling of moments. */
interface Timed {
  readonly startTime: string
}

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const

const weekdayOf = (day: string): string => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''

const nearDays: Readonly<Record<number, string>> = { 0: '今天', 1: '明天', 2: '后天' }

/** 今天, 明天, 后天, else the day of the week. */
export const dayWord = (day: string, today: string): string =>
  nearDays[daysBetween(today, day)] ?? weekdayOf(day)

/** 11月19日 */
export function dateText(day: string): string {
  const [, month, date] = day.slice(0, 10).split('-').map(Number)
  return `${month}月${date}日`
}

export { clockText } from '@yf/domain/date-words'

/** 11月19日 周四 14:00–14:50 */
export const spanText = ({ startTime, endTime }: Timed & { readonly endTime: string }): string =>
  `${dateText(startTime)} ${weekdayOf(startTime.slice(0, 10))} ${clockText(startTime)}–${clockText(endTime)}`

/** 明天 14:00; further away 11月26日 周四 14:00 */
export function soonText(moment: string, today: string): string {
  const day = moment.slice(0, 10)
  const near = nearDays[daysBetween(today, day)]
  return `${near ?? `${dateText(day)} ${weekdayOf(day)}`} ${clockText(moment)}`
}

const second = 1000

/** Seconds until a moment, none where it is past. */
export const secondsUntil = (moment: string, now: number): number =>
  Math.max(0, Math.ceil((fromMoment(moment).getTime() - now) / second))

/** 14:09 of minutes and seconds, for what runs out. */
export const countdownText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
