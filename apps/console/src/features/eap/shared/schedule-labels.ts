import type { DayOff } from '@yf/contract/schedule-shapes'
import type { BookingState } from '@yf/domain/booking'
import type { Tone } from '#ui/tone.ts'

/** Labels that all calendars and booking lists share. */

export const stateTones: Readonly<Record<BookingState, Tone>> = {
  1: 'warning',
  2: 'processing',
  3: 'success',
  4: 'default',
  5: 'default',
}

export const weekdayNames: Readonly<Record<number, string>> = {
  1: '周一',
  2: '周二',
  3: '周三',
  4: '周四',
  5: '周五',
  6: '周六',
  7: '周日',
}

/** 09:00, as in the contract. */
export const isClock = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** 2026-11-20 14:00–14:50 */
export const spanText = ({ startTime, endTime }: { startTime: string; endTime: string }): string =>
  `${startTime.slice(0, 16)}–${endTime.slice(11, 16)}`

/** 2026-12-01 至 2026-12-02 */
export const daysText = ({ firstDay, lastDay }: Pick<DayOff, 'firstDay' | 'lastDay'>): string =>
  firstDay === lastDay ? firstDay : `${firstDay} 至 ${lastDay}`
