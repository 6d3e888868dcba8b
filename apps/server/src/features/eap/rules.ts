import type { Rating } from '@yf/contract/eap-shapes'
import type { FreeWhen } from '@yf/domain/counselling'
import { addDays, shanghaiDay, startOfDay } from '@yf/domain/dates'
import type { FreeSpan } from '#features/slots/public.ts'

export const unrated: Rating = { stars: null, count: 0 }

/** One decimal, as displayed. */
export const ratingOf = (sum: number, count: number): Rating =>
  count === 0 ? unrated : { stars: Math.round((sum / count) * 10) / 10, count }

/** Evenings begin at six. */
const evening = 18

/** Days are those of Shanghai; today is the first of three. */
export function spanOf(when: FreeWhen | undefined, now: Date): FreeSpan {
  const before = (days: number) => ({ before: startOfDay(addDays(shanghaiDay(now), days)) })
  switch (when) {
    case 'today':
      return before(1)
    case 'threeDays':
      return before(3)
    case 'week':
      return before(7)
    case 'weekend':
      return { isWeekend: true }
    case 'evening':
      return { fromHour: evening }
    case undefined:
      return {}
  }
}
