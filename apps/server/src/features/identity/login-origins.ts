import type { CallContext } from '#platform/call/context.ts'
import type { Tie } from '#platform/brute-force/guard.ts'
import { deviceHash, deviceHashes, networkHash, networkHashes } from '#platform/brute-force/guarded-secret.ts'
import { originLifeSeconds, secondsAfter } from './rules.ts'

type OriginDeps = Pick<CallContext, 'db' | 'cipher' | 'clock' | 'address' | 'device'>

/**
 * Whether anyone has logged in from this origin: there a refusal takes as long as a success, whichever phone it
 * concerns.
 */
export const isUsedOrigin = async (ctx: OriginDeps): Promise<boolean> =>
  (await originsHere(ctx).limit(1).executeTakeFirst()) !== undefined

/**
 * Whether this account has, and by network or device. For an unknown phone the same query runs with an id that nobody
 * has, so that it costs the same.
 */
export async function tieTo(ctx: OriginDeps, accountId: string): Promise<Tie> {
  const found = await originsHere(ctx).where('account_id', '=', accountId).execute()
  const devices = deviceHashes(ctx)
  if (found.some(({ network_hash }) => devices.includes(network_hash))) return 'device'
  return found.length > 0 ? 'network' : null
}

const originsHere = (ctx: OriginDeps) =>
  ctx.db
    .selectFrom('login_origin')
    .select('network_hash')
    .where('network_hash', 'in', [...networkHashes(ctx), ...deviceHashes(ctx)])
    .where('last_at', '>', secondsAfter(ctx.clock.now(), -originLifeSeconds))

export const rememberOrigin = (ctx: OriginDeps, accountId: string, supply: string | null) => {
  const last_at = ctx.clock.now()
  const hashes = [networkHash(ctx), deviceHash(ctx)].filter((hash) => hash !== null)
  return ctx.db
    .insertInto('login_origin')
    .values(hashes.map((network_hash) => ({ account_id: accountId, network_hash, supply, last_at })))
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'network_hash']).doUpdateSet({ supply, last_at }),
    )
    .execute()
}

/** After a new password, origins that were known through the old one lose their advantage. */
export const forgetOrigins = (ctx: Pick<OriginDeps, 'db'>, accountId: string) =>
  ctx.db.deleteFrom('login_origin').where('account_id', '=', accountId).execute()
