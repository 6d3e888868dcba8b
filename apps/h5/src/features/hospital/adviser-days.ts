import type { AdviserTime } from '@yf/contract/adviser'

export interface AdviserDay {
  readonly day: string
  /** 11月17日 周二 */
  readonly label: string
  readonly times: readonly { readonly id: string; readonly label: string; readonly isFull: boolean }[]
}

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const

const dayLabel = (day: string): string => {
  const [, month, date] = day.split('-').map(Number)
  return `${month}月${date}日 ${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]}`
}

/** By day, only days with a free time; full times stay visible, so that the member sees why they are not offered. */
export function daysOf(times: readonly AdviserTime[]): AdviserDay[] {
  const days = [...new Set(times.map(({ startTime }) => startTime.slice(0, 10)))]
  return days
    .map((day) => ({
      day,
      label: dayLabel(day),
      times: times
        .filter(({ startTime }) => startTime.startsWith(day))
        .map(({ id, startTime, left }) => ({ id, label: startTime.slice(11, 16), isFull: left === 0 })),
    }))
    .filter((one) => one.times.some(({ isFull }) => !isFull))
}

/** 11月17日 周二 10:00-10:30 */
export const spokenSpan = ({ startTime, endTime }: Pick<AdviserTime, 'startTime' | 'endTime'>): string =>
  `${dayLabel(startTime.slice(0, 10))} ${startTime.slice(11, 16)}-${endTime.slice(11, 16)}`
