import type { Db } from '#platform/db/handle.ts'
import type { BehaviorRecordTable } from './tables.ts'

/** An event that was sent twice, because the first answer got lost, is kept once. */
export const keepRecords = (db: Db, rows: readonly BehaviorRecordTable[]) =>
  db
    .insertInto('behavior_record')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['company_id', 'account_id', 'day', 'id']).doNothing())
    .execute()

/** A day at a time: one statement over months would hold its locks for long. */
export async function removeRecordsBefore(db: Db, day: string): Promise<number> {
  let removed = 0
  for (;;) {
    const oldest = await db
      .selectFrom('behavior_record')
      .select('day')
      .where('day', '<', day)
      .orderBy('day')
      .limit(1)
      .executeTakeFirst()
    if (!oldest) return removed
    const gone = await db.deleteFrom('behavior_record').where('day', '=', oldest.day).executeTakeFirst()
    removed += Number(gone.numDeletedRows)
  }
}
