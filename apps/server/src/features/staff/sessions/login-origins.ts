import type { CallContext } from '#platform/call/context.ts'
import type { KnownOrigin } from '#platform/brute-force/guard.ts'
import {
  originHashes,
  originsKnownSince,
  originsToRemember,
  tieByOrigins,
} from '#platform/brute-force/known-origins.ts'

type OriginDeps = Pick<CallContext, 'db' | 'cipher' | 'clock' | 'address' | 'device'>

/** The account id of queries that run only for their duration. */
export const nobody = '00000000-0000-0000-0000-000000000000'

const originsHere = (ctx: OriginDeps) =>
  ctx.db
    .selectFrom('staff_origin')
    .select('origin_hash')
    .where('origin_hash', 'in', originHashes(ctx))
    .where('last_at', '>', originsKnownSince(ctx.clock.now()))

/**
 * Whether anybody has logged in from this origin: there a refusal takes as long as an answer, whatever the account
 * name.
 */
export const isKnownOrigin = async (ctx: OriginDeps): Promise<boolean> =>
  (await originsHere(ctx).limit(1).executeTakeFirst()) !== undefined

export async function tieTo(ctx: OriginDeps, staffId: string): Promise<KnownOrigin> {
  const found = await originsHere(ctx).where('staff_id', '=', staffId).execute()
  const hashes = found.map(({ origin_hash }) => origin_hash)
  return tieByOrigins(ctx, hashes)
}

export const rememberOrigin = (ctx: OriginDeps, staffId: string) => {
  const last_at = ctx.clock.now()
  return ctx.db
    .insertInto('staff_origin')
    .values(originsToRemember(ctx).map((origin_hash) => ({ staff_id: staffId, origin_hash, last_at })))
    .onConflict((conflict) => conflict.columns(['staff_id', 'origin_hash']).doUpdateSet({ last_at }))
    .execute()
}

/** After a password change nobody keeps a known origin. */
export const forgetOriginsOf = (db: OriginDeps['db'], staffId: string) =>
  db.deleteFrom('staff_origin').where('staff_id', '=', staffId).execute()
