import { sql } from 'kysely'
import type { CallContext } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { networkHash } from './places.ts'
import { passwordLockSeconds, passwordTries, secondsAfter } from './rules.ts'
import { phoneField } from './sealed.ts'

type Guarding = Pick<CallContext, 'db' | 'cipher' | 'clock' | 'address'>

/** Tries from all networks together. */
const everywhere = ''
const phoneHashOf = ({ cipher }: Pick<Guarding, 'cipher'>, phone: string) => cipher.lookup(phone, phoneField)

/** Five wrong tries lock a phone for 15 minutes (decisions §4), whether anybody has that phone or not. */
export async function isLocked(ctx: Guarding, phone: string): Promise<boolean> {
  const [guard] = await guards(ctx.db, phoneHashOf(ctx, phone), [everywhere], ctx.clock.now()).execute()
  return guard !== undefined && guard.wrong_tries >= passwordTries
}

interface Standing {
  /** The owner of the account logs in from here. */
  readonly isOwn: boolean
  /** So many tries of this network failed that it lets in only those it knows. */
  readonly isCrowded: boolean
}

/**
 * Whether a right password lets in, asked in the transaction that does it. Guesses sent at once line up on the rows:
 * the sixth is refused even if it is right and was compared before the fifth was counted. Where the owner has logged
 * in before, the tries of that network alone count: strangers elsewhere cannot shut him out.
 */
export async function passes(ctx: Guarding, phone: string, { isOwn, isCrowded }: Standing): Promise<boolean> {
  const phoneHash = phoneHashOf(ctx, phone)
  const here = networkHash(ctx)
  const found = await guards(ctx.db, phoneHash, [everywhere, here], ctx.clock.now()).forUpdate().execute()
  const isOpen = (place: string) =>
    found.every((guard) => guard.place !== place || guard.wrong_tries < passwordTries)
  if (!isCrowded && isOpen(everywhere)) {
    await forgive(ctx, phone)
    return true
  }
  if (!isOwn || !isOpen(here)) return false
  // The lock that strangers caused stays for them.
  await ctx.db
    .deleteFrom('password_guard')
    .where('phone_hash', '=', phoneHash)
    .where('place', '=', here)
    .execute()
  return true
}

/**
 * Counts a wrong password and says how many there were from everywhere. Up to the fifth each one starts the
 * 15 minutes anew.
 */
export async function countWrong(ctx: Guarding, phone: string): Promise<number> {
  const now = ctx.clock.now()
  const resets = secondsAfter(now, passwordLockSeconds)
  const phone_hash = phoneHashOf(ctx, phone)
  const counted = await ctx.db
    .insertInto('password_guard')
    .values(
      [everywhere, networkHash(ctx)].map((place) => ({
        phone_hash,
        place,
        wrong_tries: 1,
        resets_at: resets,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['phone_hash', 'place']).doUpdateSet({
        wrong_tries: sql`case when password_guard.resets_at <= ${now} then 1 else password_guard.wrong_tries + 1 end`,
        resets_at: sql`case when password_guard.resets_at <= ${now} or password_guard.wrong_tries < ${passwordTries}
          then ${resets} else password_guard.resets_at end`,
      }),
    )
    .returning(['place', 'wrong_tries'])
    .execute()
  return counted.find(({ place }) => place === everywhere)?.wrong_tries ?? 0
}

export const forgive = (ctx: Pick<Guarding, 'db' | 'cipher'>, phone: string) =>
  ctx.db.deleteFrom('password_guard').where('phone_hash', '=', phoneHashOf(ctx, phone)).execute()

const guards = (db: Db, phoneHash: string, places: readonly string[], now: Date) =>
  db
    .selectFrom('password_guard')
    .select(['place', 'wrong_tries'])
    .where('phone_hash', '=', phoneHash)
    .where('place', 'in', places)
    .where('resets_at', '>', now)
    .orderBy('place')
