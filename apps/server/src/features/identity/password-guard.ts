import { sql } from 'kysely'
import type { Db } from '../../platform/db/handle.ts'
import { passwordLockSeconds, passwordTries, secondsAfter } from './rules.ts'

/** Five wrong tries lock a phone for 15 minutes (decisions §4), whether anybody has that phone or not. */
export async function isLocked(db: Db, phoneHash: string, now: Date): Promise<boolean> {
  const guard = await openGuards(db, phoneHash, now).executeTakeFirst()
  return guard !== undefined && guard.wrong_tries >= passwordTries
}

/**
 * The same question for a right password, in the transaction that lets the person in. Guesses sent at once line up
 * on the row: the sixth is refused even if it is right and was compared before the fifth was counted.
 */
export async function passes(db: Db, phoneHash: string, now: Date): Promise<boolean> {
  const guard = await openGuards(db, phoneHash, now).forUpdate().executeTakeFirst()
  if (guard && guard.wrong_tries >= passwordTries) return false
  await forgive(db, phoneHash)
  return true
}

/** Counts a wrong password and says how many there were. Up to the fifth each one starts the 15 minutes anew. */
export async function countWrong(db: Db, phoneHash: string, now: Date): Promise<number> {
  const resets = secondsAfter(now, passwordLockSeconds)
  const counted = await db
    .insertInto('password_guard')
    .values({ phone_hash: phoneHash, wrong_tries: 1, resets_at: resets })
    .onConflict((conflict) =>
      conflict.column('phone_hash').doUpdateSet({
        wrong_tries: sql`case when password_guard.resets_at <= ${now} then 1 else password_guard.wrong_tries + 1 end`,
        resets_at: sql`case when password_guard.resets_at <= ${now} or password_guard.wrong_tries < ${passwordTries}
          then ${resets} else password_guard.resets_at end`,
      }),
    )
    .returning('wrong_tries')
    .executeTakeFirstOrThrow()
  return counted.wrong_tries
}

export const forgive = (db: Db, phoneHash: string) =>
  db.deleteFrom('password_guard').where('phone_hash', '=', phoneHash).execute()

const openGuards = (db: Db, phoneHash: string, now: Date) =>
  db
    .selectFrom('password_guard')
    .select('wrong_tries')
    .where('phone_hash', '=', phoneHash)
    .where('resets_at', '>', now)
