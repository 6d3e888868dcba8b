import { buffer } from 'node:stream/consumers'
import type { Services } from '#platform/call/context.ts'
import { keeperKey } from '#platform/crypto/keeper-keys.ts'
import { isSealedBytes } from '#platform/crypto/sealed-bytes.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Job } from '#platform/jobs/job.ts'
import { sealedType } from './stored-files.ts'

type Ground = Pick<Services, 'cipher' | 'clock' | 'files'> & { readonly db: Db }

const atATime = 100

/**
 * Encrypts files from before there were data subject keys, and returns how many. First the bytes, replaced in the
 * store in one step, then the row: a concurrent reader gets either version complete, and the first bytes reveal a run
 * that was interrupted in between.
 */
export async function sealPlainFiles(ctx: Ground, of: { readonly keeperId?: string } = {}): Promise<number> {
  let sealed = 0
  for (;;) {
    const all = ctx.db
      .selectFrom('stored_file')
      .select(['keeper_id', 'id', 'name'])
      .where('is_sealed', '=', false)
      .orderBy('created_at')
      .limit(atATime)
    const rows = await (of.keeperId ? all.where('keeper_id', '=', of.keeperId) : all).execute()
    for (const row of rows) await sealOne(ctx, row)
    sealed += rows.length
    if (rows.length < atATime) return sealed
  }
}

async function sealOne(
  ctx: Ground,
  { keeper_id, id, name }: { readonly keeper_id: string; readonly id: string; readonly name: string },
): Promise<void> {
  const stored = await ctx.files.read(name)
  const bytes = stored && (await buffer(stored.body))
  if (bytes && !isSealedBytes(bytes)) {
    const key = await keeperKey(ctx, keeper_id)
    await ctx.files.put(name, key.sealBytes(bytes, name), sealedType)
  }
  await ctx.db
    .updateTable('stored_file')
    .set({ is_sealed: true })
    .where((row) => row.and({ keeper_id, id }))
    .execute()
}

export const sealFilesByNight: Job<object> = {
  name: 'files.seal-plain',
  retries: 3,
  cron: '40 * * * *',
  run: async (_, ctx) => {
    const sealed = await sealPlainFiles(ctx)
    if (sealed > 0) ctx.log.info({ sealed }, 'files from before there were keys are sealed')
  },
}
