import type { CallContext } from '#platform/call/context.ts'
import type { Tie } from '#platform/brute-force/guard.ts'
import { deviceHash, deviceHashes, networkHash, networkHashes } from '#platform/brute-force/guarded-secret.ts'

type OriginDeps = Pick<CallContext, 'db' | 'cipher' | 'clock' | 'address' | 'device'>

/** The account id of queries that run only for their duration. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/** How long an origin counts as known. */
export const originLifeMs = 90 * 86_400_000

const originsHere = (ctx: OriginDeps) =>
  ctx.db
    .selectFrom('staff_origin')
    .select('origin_hash')
    .where('origin_hash', 'in', [...networkHashes(ctx), ...deviceHashes(ctx)])
    .where('last_at', '>', new Date(ctx.clock.now().getTime() - originLifeMs))

/**
 * Whether anybody has logged in from this origin: there a refusal takes as long as an answer, whatever the account
 * name.
 */
export const isKnownOrigin = async (ctx: OriginDeps): Promise<boolean> =>
  (await originsHere(ctx).limit(1).executeTakeFirst()) !== undefined

export async function tieTo(ctx: OriginDeps, staffId: string): Promise<Tie> {
  const found = await originsHere(ctx).where('staff_id', '=', staffId).execute()
  const devices = deviceHashes(ctx)
  if (found.some(({ origin_hash }) => devices.includes(origin_hash))) return 'device'
  return found.length > 0 ? 'network' : null
}

export const rememberOrigin = (ctx: OriginDeps, staffId: string) => {
  const last_at = ctx.clock.now()
  const hashes = [networkHash(ctx), deviceHash(ctx)].filter((hash) => hash !== null)
  return ctx.db
    .insertInto('staff_origin')
    .values(hashes.map((origin_hash) => ({ staff_id: staffId, origin_hash, last_at })))
    .onConflict((conflict) => conflict.columns(['staff_id', 'origin_hash']).doUpdateSet({ last_at }))
    .execute()
}

/** After a password change nobody keeps a known origin. */
export const forgetOriginsOf = (db: OriginDeps['db'], staffId: string) =>
  db.deleteFrom('staff_origin').where('staff_id', '=', staffId).execute()
