import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { expect } from 'vitest'

/**
 * Actions that all need one row, in this order: the row is locked until each of them waits for it, one behind the
 * other.
 */
export async function inThisOrder<T>(
  db: Db,
  held: RawBuilder<unknown>,
  actions: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const results: Promise<T>[] = []
  await db.transaction().execute(async (tx) => {
    await held.execute(tx)
    for (const action of actions) {
      results.push(action())
      await expect.poll(() => waitingForLocks(db)).toBe(results.length)
    }
  })
  return Promise.all(results)
}

async function waitingForLocks(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]!.count
}
