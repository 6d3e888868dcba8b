import {
  activityNeedsSecond,
  activityRaise,
  reachesSame,
  type PlayableActivity,
} from '@yf/domain/activity-worth'
import { fromMoment } from '@yf/domain/dates'
import { monthDays } from '@yf/domain/points-raise'
import type { Db } from '#platform/db/handle.ts'
import type { ActivityContent } from '../tables.ts'
import { publishedAlone, type ActivityChange } from './change-store.ts'

const dayMs = 86_400_000

export const playableOf = ({ startTime, endTime, ...composed }: ActivityContent): PlayableActivity => ({
  ...composed,
  days: Math.ceil((fromMoment(endTime).getTime() - fromMoment(startTime).getTime()) / dayMs),
})

/** The last version published before change number `no`; `all` are the activity's changes, newest first. */
export const publishedBefore = (all: readonly ActivityChange[], no = Infinity): ActivityContent | null =>
  all.find((change) => change.state === 'inForce' && change.no < no)?.composed ?? null

/** Many small changes are added up: those of one month, across all activities that the same members can see. */
export async function measured(db: Db, before: ActivityContent | null, composed: ActivityContent, now: Date) {
  const [was, is] = [before && playableOf(before), playableOf(composed)]
  const alone = await publishedAlone(db, new Date(now.getTime() - monthDays * dayMs))
  const raised = alone
    .filter((change) => reachesSame(playableOf(change.composed), is))
    .reduce((sum, { raise }) => sum + raise, 0)
  return { raise: activityRaise(was, is), needsSecond: activityNeedsSecond(was, is, raised) }
}
