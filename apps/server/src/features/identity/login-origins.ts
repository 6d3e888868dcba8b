import type { CallContext } from '#platform/call/context.ts'
import type { KnownOrigin } from '#platform/brute-force/guard.ts'
import {
  originHashes,
  originsKnownSince,
  originsToRemember,
  tieByOrigins,
} from '#platform/brute-force/known-origins.ts'

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
export async function tieTo(ctx: OriginDeps, accountId: string): Promise<KnownOrigin> {
  const found = await originsHere(ctx).where('account_id', '=', accountId).execute()
  const hashes = found.map(({ network_hash }) => network_hash)
  return tieByOrigins(ctx, hashes)
}

const originsHere = (ctx: OriginDeps) =>
  ctx.db
    .selectFrom('login_origin')
    .select('network_hash')
    .where('network_hash', 'in', originHashes(ctx))
    .where('last_at', '>', originsKnownSince(ctx.clock.now()))

export const rememberOrigin = (ctx: OriginDeps, accountId: string, supply: string | null) => {
  const last_at = ctx.clock.now()
  return ctx.db
    .insertInto('login_origin')
    .values(
      originsToRemember(ctx).map((network_hash) => ({
        account_id: accountId,
        network_hash,
        supply,
        last_at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'network_hash']).doUpdateSet({ supply, last_at }),
    )
    .execute()
}

/** After a new password, origins that were known through the old one lose their advantage. */
export const forgetOrigins = (ctx: Pick<OriginDeps, 'db'>, accountId: string) =>
  ctx.db.deleteFrom('login_origin').where('account_id', '=', accountId).execute()
