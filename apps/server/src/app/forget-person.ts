import type { Services } from '#platform/call/context.ts'
import { sealWords } from '#platform/crypto/keeper-columns.ts'
import { forgetKeeperKey } from '#platform/crypto/keeper-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { sealPlainFiles } from '#platform/files/seal-plain-files.ts'
import { endOfAccount } from '#platform/session/sessions.ts'
import { keeperColumns } from './features.ts'

type Ground = Pick<Services, 'cipher' | 'clock' | 'files'> & { readonly db: Db }

export type Forgotten = 'forgotten' | 'unknown'

/**
 * Deletes a person's key, and with it her pictures, papers and words about her health, wherever a copy of them lies.
 * What came before there were keys is sealed first: nothing of hers may be left that needs no key.
 */
export async function forgetPerson(ctx: Ground, accountId: string): Promise<Forgotten> {
  const account = await ctx.db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account) return 'unknown'
  await endOfAccount(ctx.db, ctx.clock, accountId)
  await sealPlainFiles(ctx, { keeperId: accountId })
  for (const place of keeperColumns) await sealWords(ctx, place, { keeperId: accountId })
  await forgetKeeperKey(ctx.db, accountId)
  await dropBytes(ctx, accountId)
  return 'forgotten'
}

/** They open no more; where the store can be reached they need not lie there either. */
async function dropBytes({ db, clock, files }: Ground, keeper_id: string): Promise<void> {
  const rows = await db
    .updateTable('stored_file')
    .set({ gone_at: clock.now() })
    .where('keeper_id', '=', keeper_id)
    .returning('name')
    .execute()
  await Promise.allSettled(rows.map(({ name }) => files.remove(name)))
}
