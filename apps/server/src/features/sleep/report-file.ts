import type { CallContext } from '#platform/call/context.ts'
import type { Steps } from '#platform/call/handler.ts'
import type { Db } from '#platform/db/handle.ts'
import { filesById, forgetFiles, keepFile } from '#platform/files/stored-files.ts'

type ReportFileDeps = CallContext & Steps

const nameOf = async (db: Db, accountId: string, fileId: string): Promise<string | null> =>
  (await filesById(db, accountId, [fileId])).get(fileId)?.name ?? null

/** The name of the stored report with this content; null if there is none. */
export async function storedReport(
  { db }: ReportFileDeps,
  accountId: string,
  hash: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('sleep_report')
    .select('file_id')
    .where((report) => report.and({ account_id: accountId, content_hash: hash }))
    .executeTakeFirst()
  return row ? nameOf(db, accountId, row.file_id) : null
}

/** Replaces the previous report. Of two concurrent renderings one is stored, and both return it. */
export async function keepReport(
  ctx: ReportFileDeps,
  accountId: string,
  hash: string,
  bytes: Uint8Array,
): Promise<string> {
  const file = await keepFile(ctx, {
    ownerId: accountId,
    companyId: null,
    module: 'sleep',
    contentType: 'application/pdf',
    body: Buffer.from(bytes),
  })
  const { name, gone } = await ctx.transaction(async ({ db }) => {
    const before = await db
      .selectFrom('sleep_report')
      .selectAll()
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst()
    const winner = before?.content_hash === hash ? await nameOf(db, accountId, before.file_id) : null
    const outdated = winner ? file.id : before?.file_id
    if (!winner)
      await db
        .insertInto('sleep_report')
        .values({ account_id: accountId, content_hash: hash, file_id: file.id })
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet({ content_hash: hash, file_id: file.id }),
        )
        .execute()
    const names = outdated ? await forgetFiles(db, accountId, [outdated]) : []
    return { name: winner ?? file.name, gone: names }
  })
  for (const bytesName of gone) await ctx.files.remove(bytesName)
  return name
}
