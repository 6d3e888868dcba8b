import { addDays, shanghaiDay } from '@yf/domain/dates'
import type { RuleChange } from '#features/points/rule-changes.ts'

/** Further ahead nobody plans, and a slip of the pen would stand in the way of every other change. */
const mostAhead = 90

/** Tomorrow at the earliest, so that the rules of a day never change while it lasts, and never before a change that was decided. */
export function earliestDay(now: Date, all: readonly RuleChange[]): string {
  const tomorrow = addDays(shanghaiDay(now), 1)
  const decided = all.filter(({ state }) => state === 'inForce').map(({ start_day }) => start_day)
  return [tomorrow, ...decided].toSorted().at(-1)!
}

export const latestDay = (now: Date): string => addDays(shanghaiDay(now), mostAhead)
