import { sql, type Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { jsonValue } from '#platform/db/json-value.ts'
import type { ActivityChangeTable } from '../tables.ts'

export type ActivityChange = Selectable<ActivityChangeTable>

/** The changes of one or of several activities, newest first. */
export const changesOf = (db: Db, activityIds: readonly string[]): Promise<ActivityChange[]> =>
  activityIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('activity_change')
        .selectAll()
        .where('activity_id', 'in', activityIds)
        .orderBy('no', 'desc')
        .execute()

export const everyChange = (db: Db) => db.selectFrom('activity_change').selectAll()

/** The changes that one staff member has published without approval since the given time. */
export const publishedAlone = (db: Db, since: Date): Promise<ActivityChange[]> =>
  everyChange(db)
    .where('state', '=', 'inForce')
    .where('decided_by', 'is', null)
    .where('proposed_at', '>', since)
    .where('raise', '>', 0)
    .execute()

/** Locks all activities, so that concurrent publications are measured one after the other. */
export const lockActivities = (tx: Db) =>
  tx.selectFrom('activity').select('id').orderBy('id').forUpdate().execute()

export const addChange = (tx: Db, change: ActivityChange) =>
  tx
    .insertInto('activity_change')
    .values({ ...change, composed: jsonValue(change.composed) })
    .execute()

export const takeChange = (tx: Db, activityId: string, no: number): Promise<ActivityChange | undefined> =>
  everyChange(tx)
    .where((row) => row.and({ activity_id: activityId, no }))
    .forUpdate()
    .executeTakeFirst()

type ActivityDecision = Pick<ActivityChange, 'composed' | 'state' | 'decided_by' | 'decided_at' | 'note'>

export const keepChangeDecision = (tx: Db, { activity_id, no }: ActivityChange, decision: ActivityDecision) =>
  tx
    .updateTable('activity_change')
    .set({ ...decision, composed: jsonValue(decision.composed) })
    .where((row) => row.and({ activity_id, no, state: 'proposed' as const }))
    .execute()

/** A new edit withdraws the change that waits for approval. */
export const withdrawWaiting = (tx: Db, activity_id: string, now: Date) =>
  tx
    .updateTable('activity_change')
    .set({ state: 'withdrawn', decided_at: now })
    .where((row) => row.and({ activity_id, state: 'proposed' as const }))
    .execute()

/** Waiting changes first, then the newest. */
export const waitingFirst = sql`case when state = 'proposed' then 0 else 1 end`
