import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'

/** One channel of the database for everything that clients may watch. */
export const liveChannel = 'yf_live'

/**
 * Notifies every process of a change, after the transaction commits. The notification does not contain the change:
 * clients fetch it again, so no data appear in the database's notifications, and a missed one does no harm.
 */
export async function announce(db: Db, topic: string, what = 'changed'): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${`${topic} ${what}`})`.execute(db)
}
