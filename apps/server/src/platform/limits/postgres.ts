import { sql } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import type { RateLimits } from './limits.port.ts'
import { verdictOf } from './verdict.ts'

/**
 * Counts in the database, one statement per use. `db` must be a pool of its own, however small: a use commits even
 * when the call is refused, and calls that occupy every connection of the main pool must not wait for another one of
 * it.
 */
export function postgresLimits(db: Db, clock: Clock, cipher: FieldCipher): RateLimits {
  const hashOf = (name: string, key: string) => cipher.lookup(key, `limit.${name}`)

  return {
    take: async (name, key, window) => {
      const now = clock.now()
      const row = await db
        .insertInto('limit_window')
        .values({
          name,
          key_hash: hashOf(name, key),
          used: 1,
          ends_at: new Date(now.getTime() + window.seconds * 1000),
        })
        .onConflict((conflict) =>
          conflict.columns(['name', 'key_hash']).doUpdateSet({
            used: sql<number>`case when limit_window.ends_at <= ${now} then 1 else limit_window.used + 1 end`,
            ends_at: sql<Date>`case when limit_window.ends_at <= ${now} then excluded.ends_at else limit_window.ends_at end`,
          }),
        )
        .returning(['used', 'ends_at'])
        .executeTakeFirstOrThrow()
      return verdictOf({ used: row.used, endsInMs: row.ends_at.getTime() - now.getTime() }, window)
    },
    peek: async (name, key, window) => {
      const now = clock.now()
      const row = await db
        .selectFrom('limit_window')
        .select(['used', 'ends_at'])
        .where((windows) => windows.and({ name, key_hash: hashOf(name, key) }))
        .where('ends_at', '>', now)
        .executeTakeFirst()
      const endsInMs = row ? row.ends_at.getTime() - now.getTime() : 0
      return verdictOf({ used: (row?.used ?? 0) + 1, endsInMs }, window)
    },
    giveBack: async (name, key) => {
      await db
        .updateTable('limit_window')
        .set((row) => ({ used: row('used', '-', 1) }))
        .where((windows) => windows.and({ name, key_hash: hashOf(name, key) }))
        .where('used', '>', 0)
        .execute()
    },
    forget: async (name, key) => {
      await db
        .deleteFrom('limit_window')
        .where((windows) => windows.and({ name, key_hash: hashOf(name, key) }))
        .execute()
    },
  }
}
