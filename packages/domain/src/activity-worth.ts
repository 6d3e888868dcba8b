import { allOdds, type ChanceSource, type PrizeKind } from './activity.ts'
import { taskOf } from './points.ts'
import { monthDays, raiseForOne } from './points-raise.ts'

/** The points an activity can give, as staff edited it. */
export interface PlayableActivity {
  /** Empty: all companies. */
  readonly companyIds: readonly string[]
  readonly days: number
  readonly freeChances: number
  readonly tasks: readonly { readonly source: ChanceSource; readonly chances: number }[]
  readonly prizes: readonly { readonly kind: PrizeKind; readonly points: number; readonly odds: number }[]
}

const isDaily = (source: ChanceSource): boolean =>
  source === 'signIn' || source === 'stepsReached' || taskOf(source).often === 'day'

/** For a member who does each daily task every day and every other task once. */
export const chancesInMonth = ({ days, freeChances, tasks }: PlayableActivity): number =>
  tasks.reduce(
    (sum, { source, chances }) => sum + chances * (isDaily(source) ? Math.min(days, monthDays) : 1),
    freeChances,
  )

const ofPoints = ({ prizes }: PlayableActivity) =>
  prizes.filter(({ kind, odds }) => kind === 'points' && odds > 0)

/** Summed over all tickets of one chance. */
const oddsTimesPoints = (activity: PlayableActivity): number =>
  ofPoints(activity).reduce((sum, { points, odds }) => sum + points * odds, 0)

/** The average points per month of a member who uses every chance, as if no prize ever ran out. */
export const pointsInMonth = (activity: PlayableActivity): number =>
  Math.ceil((chancesInMonth(activity) * oddsTimesPoints(activity)) / allOdds)

export const topPoints = (activity: PlayableActivity): number =>
  Math.max(0, ...ofPoints(activity).map(({ points }) => points))

const isForNoOneElse = (before: PlayableActivity, { companyIds }: PlayableActivity): boolean =>
  before.companyIds.length === 0 ||
  (companyIds.length > 0 && companyIds.every((id) => before.companyIds.includes(id)))

/**
 * How many more points a month gives than the previous version. For a new audience it is the whole amount; an extra
 * chance counts as more, even where each is worth less than those used already.
 */
export function activityRaise(before: PlayableActivity | null, after: PlayableActivity): number {
  const worth = pointsInMonth(after)
  if (!before || !isForNoOneElse(before, after)) return worth
  const more = Math.max(0, chancesInMonth(after) - chancesInMonth(before))
  return Math.max(0, worth - pointsInMonth(before), Math.ceil((more * oddsTimesPoints(after)) / allOdds))
}

/** Whether a second approver is needed: `raised` is what one person has raised alone in the last month. */
export function activityNeedsSecond(
  before: PlayableActivity | null,
  after: PlayableActivity,
  raised: number,
): boolean {
  const raise = activityRaise(before, after)
  const top = before && isForNoOneElse(before, after) ? topPoints(before) : 0
  return (raise > 0 && raised + raise > raiseForOne) || topPoints(after) > Math.max(top, raiseForOne)
}

/** Whether a member can take part in both. */
export const reachesSame = (one: PlayableActivity, other: PlayableActivity): boolean =>
  one.companyIds.length === 0 ||
  other.companyIds.length === 0 ||
  one.companyIds.some((id) => other.companyIds.includes(id))
