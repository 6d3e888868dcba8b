import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'

/** One channel of the database for everything that somebody may be looking at. */
export const liveChannel = 'yf_live'

/**
 * Tells every process that something changed, once the transaction commits. What changed is not said: whoever looks at
 * it asks again, so nothing of it stands in the database's notifications, and one that was missed does no harm.
 */
export async function announce(db: Db, topic: string, what = 'changed'): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${`${topic} ${what}`})`.execute(db)
}
