import type { Db } from '#platform/db/handle.ts'
import type { Insertable } from 'kysely'
import type { BehaviorRecordTable, ClientErrorTable } from './tables.ts'

/** An event that is repeated after a lost answer is stored once. */
export const keepRecords = (db: Db, rows: readonly BehaviorRecordTable[]) =>
  db
    .insertInto('behavior_record')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['company_id', 'account_id', 'day', 'id']).doNothing())
    .execute()

/** One day at a time: one statement over months would hold its locks for long. */
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

/** True if the error was seen before on that day: then only the count increases. */
export async function countError(
  db: Db,
  { fingerprint, day, last_at }: Pick<ClientErrorTable, 'fingerprint' | 'day' | 'last_at'>,
): Promise<boolean> {
  const counted = await db
    .updateTable('client_error')
    .set((row) => ({ count: row('count', '+', 1), last_at }))
    .where('fingerprint', '=', fingerprint)
    .where('day', '=', day)
    .executeTakeFirst()
  return counted.numUpdatedRows > 0n
}

/** Two concurrent first reports are one row with a count of two. */
export const keepError = (db: Db, row: Insertable<ClientErrorTable>) =>
  db
    .insertInto('client_error')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['fingerprint', 'day']).doUpdateSet({
        count: (eb) => eb('client_error.count', '+', 1),
        last_at: row.last_at,
      }),
    )
    .execute()

export const removeErrorsBefore = (db: Db, day: string) =>
  db.deleteFrom('client_error').where('day', '<', day).executeTakeFirst()
