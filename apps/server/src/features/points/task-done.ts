import { shanghaiDay } from '@yf/domain/dates'
import { taskOf, taskPoints, type TaskCode } from '@yf/domain/points'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { post, type Posting } from '#platform/ledger/ledger.ts'
import { countsByKind, entriesLike, type StatementPeriod } from '#platform/ledger/statement.ts'
import { pointsAccount, type PointsOwner } from './own-points.ts'
import { dayOfSignIn, signInEvent, taskEvent, taskEvents } from './rules.ts'
import { pointsStatusOf } from './points-status.ts'

interface TaskOptions {
  /** The day whose rules apply; today by default. */
  readonly day?: string
}

/**
 * Runs in the transaction of the action. The same event credits once, and a daily task the first of a day; a task
 * that the company has switched off credits nothing, now or later: null.
 */
export async function taskDone(
  tx: Db,
  clock: Clock,
  owner: PointsOwner,
  code: TaskCode,
  event: string,
  { day = shanghaiDay(clock.now()) }: TaskOptions = {},
): Promise<(Posting & { readonly points: number }) | null> {
  const account = pointsAccount(owner)
  const { level, rules } = await pointsStatusOf(tx, account, day)
  if (!rules.tasks[code].isOn) return null
  const { often, name } = taskOf(code)
  const points = taskPoints(rules.tasks[code].points, level)
  const entry = { amount: points, reason: name, eventKey: taskEvent(code, often === 'day' ? day : event) }
  return { ...(await post(tx, clock, account, entry)), points }
}

/** How often each task was done in a span of time, and on how many days the person signed in on the day itself. */
export async function timesDone(
  db: Db,
  owner: PointsOwner,
  span: StatementPeriod,
): Promise<ReadonlyMap<string, number>> {
  const account = pointsAccount(owner)
  const times = new Map(
    (await countsByKind(db, account, taskEvents, span)).map((row) => [row.kind, row.times]),
  )
  const signIns = (await entriesLike(db, account, signInEvent('%'))).filter(
    ({ event_key, created_at }) =>
      created_at >= span.from &&
      created_at < span.until &&
      shanghaiDay(created_at) === dayOfSignIn(event_key),
  )
  return times.set('signIn', signIns.length)
}
