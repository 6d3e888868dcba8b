import type { CallContext } from '#platform/call/context.ts'
import { networkOf } from './network.ts'
import { placeLifeSeconds, secondsAfter } from './rules.ts'

const networkField = 'login.network'

type Where = Pick<CallContext, 'db' | 'cipher' | 'clock' | 'address'>

export const networkHash = ({ cipher, address }: Pick<CallContext, 'cipher' | 'address'>): string =>
  cipher.lookup(networkOf(address), networkField)

export const networkHashes = ({ cipher, address }: Pick<CallContext, 'cipher' | 'address'>): string[] =>
  cipher.lookups(networkOf(address), networkField)

/** Whether anybody has logged in from here: there a refusal takes as long as an answer, whoever's phone it is about. */
export const isUsedNetwork = async (ctx: Where): Promise<boolean> =>
  (await placesHere(ctx).executeTakeFirst()) !== undefined

/** Whether this account has. For an unknown phone the question is asked about nobody, so that it costs the same. */
export const isOwnPlace = async (ctx: Where, accountId: string): Promise<boolean> =>
  (await placesHere(ctx).where('account_id', '=', accountId).executeTakeFirst()) !== undefined

const placesHere = (ctx: Where) =>
  ctx.db
    .selectFrom('login_place')
    .select('account_id')
    .where('network_hash', 'in', networkHashes(ctx))
    .where('last_at', '>', secondsAfter(ctx.clock.now(), -placeLifeSeconds))
    .limit(1)

export const rememberPlace = (ctx: Where, accountId: string, supply: string | null) => {
  const last_at = ctx.clock.now()
  return ctx.db
    .insertInto('login_place')
    .values({ account_id: accountId, network_hash: networkHash(ctx), supply, last_at })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'network_hash']).doUpdateSet({ supply, last_at }),
    )
    .execute()
}

/** After a new password nobody who came in with the old one keeps an easier door. */
export const forgetPlaces = (ctx: Pick<Where, 'db'>, accountId: string) =>
  ctx.db.deleteFrom('login_place').where('account_id', '=', accountId).execute()
