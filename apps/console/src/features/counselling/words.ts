import { counsellingFields, counsellingLanguages, counsellingWays } from '@yf/domain/counselling'
import type { BookingState } from '@yf/domain/booking'
import type { Tone } from '#ui/tone.ts'

const choicesOf = <Key extends string>(names: Readonly<Record<Key, string>>) =>
  (Object.entries(names) as [Key, string][]).map(([value, label]) => ({ value, label }))

type Way = keyof typeof counsellingWays

export const wayName = (way: Way): string => counsellingWays[way].name
export const wayNames = (ways: readonly Way[]): string => ways.map(wayName).join('、')

export const fieldChoices = choicesOf(counsellingFields)
export const languageChoices = choicesOf(counsellingLanguages)
export const wayChoices = (Object.keys(counsellingWays) as Way[]).map((value) => ({
  value,
  label: wayName(value),
}))

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

/** 09:00, as the contract has it. */
export const isClock = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** 2026-11-20 14:00–14:50 */
export const spanText = ({ startTime, endTime }: { startTime: string; endTime: string }): string =>
  `${startTime.slice(0, 16)}–${endTime.slice(11, 16)}`
