/**
 * How days and moments are written for people, from the product's own spelling (`2026-11-15 14:30:00`, or its day alone).
 * Nothing else cuts a moment into pieces to show it: `npm run words` looks for it.
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

/** 11-15 14:30, where one reads what happened lately: timelines, notices, short lists. */
export const momentText = (moment: string): string => moment.slice(5, 16)
