import { addDays, shanghaiDay } from '@yf/domain/dates'
import type { RuleChangeRow } from '#features/points/rule-changes.ts'

/** Nobody plans further ahead, and a typing error would block every other change. */
const mostAhead = 90

/** Tomorrow at the earliest, so that the rules never change during a day, and never before a decided change. */
export function earliestDay(now: Date, all: readonly RuleChangeRow[]): string {
  const tomorrow = addDays(shanghaiDay(now), 1)
  const decided = all.filter(({ state }) => state === 'inForce').map(({ start_day }) => start_day)
  return [tomorrow, ...decided].toSorted().at(-1)!
}

export const latestDay = (now: Date): string => addDays(shanghaiDay(now), mostAhead)
