import { clockText } from '@yf/domain/date-text'
import { daysBetween, fromMoment } from '@yf/domain/dates'

/** Anything with a start time in the product's date format. */
interface WithStartTime {
  readonly startTime: string
}

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const

const weekdayOf = (day: string): string => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''

const nearDays: Readonly<Record<number, string>> = { 0: '今天', 1: '明天', 2: '后天' }

/** 今天, 明天, 后天, otherwise the day of the week. */
export const dayWord = (day: string, today: string): string =>
  nearDays[daysBetween(today, day)] ?? weekdayOf(day)

/** 11月19日 */
export function dateText(day: string): string {
  const [, month, date] = day.slice(0, 10).split('-').map(Number)
  return `${month}月${date}日`
}

export { clockText } from '@yf/domain/date-text'

/** 11月19日 周四 14:00–14:50; only the start if the end is unknown. */
export const spanText = ({ startTime, endTime }: WithStartTime & { readonly endTime: string }): string =>
  `${dateText(startTime)} ${weekdayOf(startTime.slice(0, 10))} ${clockText(startTime)}${endTime === startTime ? '' : `–${clockText(endTime)}`}`

/** 明天 14:00; later dates 11月26日 周四 14:00 */
export function soonText(moment: string, today: string): string {
  const day = moment.slice(0, 10)
  const near = nearDays[daysBetween(today, day)]
  return `${near ?? `${dateText(day)} ${weekdayOf(day)}`} ${clockText(moment)}`
}

const second = 1000

/** Seconds until a time, zero if it is past. */
export const secondsUntil = (moment: string, now: number): number =>
  Math.max(0, Math.ceil((fromMoment(moment).getTime() - now) / second))

/** Minutes and seconds as 14:09, for countdowns. */
export const countdownText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
