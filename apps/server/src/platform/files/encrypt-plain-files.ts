import { buffer } from 'node:stream/consumers'
import type { Services } from '#platform/call/context.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import { isEncryptedBytes } from '#platform/crypto/encrypted-bytes.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Job } from '#platform/jobs/job.ts'
import { encryptedType } from './stored-files.ts'

type EncryptFilesDeps = Pick<Services, 'cipher' | 'clock' | 'files'> & { readonly db: Db }

const atATime = 100

/**
 * Encrypts files from before there were data subject keys, and returns how many. First the bytes, replaced in the
 * store in one step, then the row: a concurrent reader gets either version complete, and the first bytes reveal a run
 * that was interrupted in between.
 */
export async function encryptPlainFiles(
  ctx: EncryptFilesDeps,
  of: { readonly subjectId?: string } = {},
): Promise<number> {
  let encrypted = 0
  for (;;) {
    const all = ctx.db
      .selectFrom('stored_file')
      .select(['subject_id', 'id', 'name'])
      .where('is_encrypted', '=', false)
      .orderBy('created_at')
      .limit(atATime)
    const rows = await (of.subjectId ? all.where('subject_id', '=', of.subjectId) : all).execute()
    for (const row of rows) await encryptOne(ctx, row)
    encrypted += rows.length
    if (rows.length < atATime) return encrypted
  }
}

async function encryptOne(
  ctx: EncryptFilesDeps,
  { subject_id, id, name }: { readonly subject_id: string; readonly id: string; readonly name: string },
): Promise<void> {
  const stored = await ctx.files.read(name)
  const bytes = stored && (await buffer(stored.body))
  if (bytes && !isEncryptedBytes(bytes)) {
    const key = await subjectKey(ctx, subject_id)
    await ctx.files.put(name, key.encryptBytes(bytes, name), encryptedType)
  }
  await ctx.db
    .updateTable('stored_file')
    .set({ is_encrypted: true })
    .where((row) => row.and({ subject_id, id }))
    .execute()
}

export const encryptFilesByNight: Job<object> = {
  name: 'files.encrypt-plain',
  retries: 3,
  cron: '40 * * * *',
  run: async (_, ctx) => {
    const encrypted = await encryptPlainFiles(ctx)
    if (encrypted > 0) ctx.log.info({ encrypted }, 'files from before there were keys are sealed')
  },
}
