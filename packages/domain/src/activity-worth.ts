import { allOdds, type ChanceSource, type PrizeKind } from './activity.ts'
import { taskOf } from './points.ts'
import { monthDays, raiseForOne } from './points-raise.ts'

/** What staff compose of an activity, as far as it gives points to somebody. */
export interface Playable {
  /** Empty: all companies. */
  readonly companyIds: readonly string[]
  readonly days: number
  readonly freeChances: number
  readonly tasks: readonly { readonly source: ChanceSource; readonly chances: number }[]
  readonly prizes: readonly { readonly kind: PrizeKind; readonly points: number; readonly odds: number }[]
}

const isDaily = (source: ChanceSource): boolean =>
  source === 'signIn' || source === 'stepsReached' || taskOf(source).often === 'day'

/** In a month, of who does each daily task every day and each other one once. */
export const chancesInMonth = ({ days, freeChances, tasks }: Playable): number =>
  tasks.reduce(
    (sum, { source, chances }) => sum + chances * (isDaily(source) ? Math.min(days, monthDays) : 1),
    freeChances,
  )

const ofPoints = ({ prizes }: Playable) => prizes.filter(({ kind, odds }) => kind === 'points' && odds > 0)

/** Of all the tickets of one chance together. */
const oddsTimesPoints = (activity: Playable): number =>
  ofPoints(activity).reduce((sum, { points, odds }) => sum + points * odds, 0)

/** What a month brings on average to somebody who uses every chance, as if no prize were ever gone. */
export const pointsInMonth = (activity: Playable): number =>
  Math.ceil((chancesInMonth(activity) * oddsTimesPoints(activity)) / allOdds)

export const topPoints = (activity: Playable): number =>
  Math.max(0, ...ofPoints(activity).map(({ points }) => points))

const isForNoOneElse = (before: Playable, { companyIds }: Playable): boolean =>
  before.companyIds.length === 0 ||
  (companyIds.length > 0 && companyIds.every((id) => before.companyIds.includes(id)))

/**
 * How much more a month brings than what held before. Whom it did not reach before it brings all of it; and a chance more
 * is more, even where each is worth less than those that were used already.
 */
export function activityRaise(before: Playable | null, after: Playable): number {
  const worth = pointsInMonth(after)
  if (!before || !isForNoOneElse(before, after)) return worth
  const more = Math.max(0, chancesInMonth(after) - chancesInMonth(before))
  return Math.max(0, worth - pointsInMonth(before), Math.ceil((more * oddsTimesPoints(after)) / allOdds))
}

/** Whether somebody else has to look at it: `raised` is what one person has raised by herself in the last month. */
export function activityNeedsSecond(before: Playable | null, after: Playable, raised: number): boolean {
  const raise = activityRaise(before, after)
  const top = before && isForNoOneElse(before, after) ? topPoints(before) : 0
  return (raise > 0 && raised + raise > raiseForOne) || topPoints(after) > Math.max(top, raiseForOne)
}

/** Whether somebody can have both. */
export const reachesSame = (one: Playable, other: Playable): boolean =>
  one.companyIds.length === 0 ||
  other.companyIds.length === 0 ||
  one.companyIds.some((id) => other.companyIds.includes(id))
