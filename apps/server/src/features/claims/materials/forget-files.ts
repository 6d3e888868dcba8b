import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { forgetFile } from '#platform/files/stored-files.ts'
import { removeBytes } from '../application/files-of-draft.ts'
import { changeMaterial, removeReceipt, type MaterialRow, type Which } from './store.ts'

type Forgetting = Pick<Services, 'clock' | 'jobs'> & { readonly db: Db }

/** The row stays, so that the same upload coming once more does not bring the file back; the picture goes. */
export async function forgetMaterials(ctx: Forgetting, rows: readonly MaterialRow[]): Promise<void> {
  const names: string[] = []
  for (const row of rows) {
    await removeReceipt(ctx.db, row)
    await changeMaterial(ctx.db, row, { removed_at: ctx.clock.now(), reading_sealed: null })
    const name = (await isShownElsewhere(ctx.db, row)) ? null : await forgetFile(ctx.db, row.file_id)
    if (name !== null) names.push(name)
  }
  if (names.length > 0) await ctx.jobs.send(ctx.db, removeBytes, { names })
}

/** A case that was applied for anew shows the files of the old one. */
async function isShownElsewhere(db: Db, { file_id, id }: MaterialRow): Promise<boolean> {
  const other = await db
    .selectFrom('claim_material')
    .select('id')
    .where('file_id', '=', file_id)
    .where('id', '<>', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return other !== undefined
}

/** When a case is submitted: pictures that were uploaded and never put to the application are no part of it. */
export async function forgetUnsaved(ctx: Forgetting, { company_id, id }: Which): Promise<void> {
  const unsaved = await ctx.db
    .selectFrom('claim_material')
    .selectAll()
    .where((row) => row.and({ company_id, case_id: id, is_saved: false }))
    .where('removed_at', 'is', null)
    .execute()
  await forgetMaterials(ctx, unsaved)
}
