/**
 * How days and moments are formatted for people, from the product's own format (`2026-11-15 14:30:00`, or its day
 * alone). Nothing else splits a moment for display: `npm run words` checks it.
 */

/** 2026年11月15日 */
export function dayText(moment: string): string {
  const [year, month, day] = moment.slice(0, 10).split('-').map(Number)
  return `${year}年${month}月${day}日`
}

/** 14:30 */
export const clockText = (moment: string): string => moment.slice(11, 16)

/** 2026年11月15日 14:30, where the year matters: facts of an order, a bill, a term. */
export const dayAndClockText = (moment: string): string => `${dayText(moment)} ${clockText(moment)}`

/** 11-15 14:30, for recent events: timelines, notices, short lists. */
export const momentText = (moment: string): string => moment.slice(5, 16)
