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
  deeds: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const asked: Promise<T>[] = []
  await db.transaction().execute(async (tx) => {
    await held.execute(tx)
    for (const deed of deeds) {
      asked.push(deed())
      await expect.poll(() => waitingForLocks(db)).toBe(asked.length)
    }
  })
  return Promise.all(asked)
}

async function waitingForLocks(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]!.count
}
