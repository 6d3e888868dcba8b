import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { forgetFiles } from '#platform/files/stored-files.ts'
import { useFiles } from '#platform/files/unused-files.ts'
import { removeBytes } from '../application/files-of-draft.ts'
import type { CaseRow } from '../own-case.ts'
import { changeMaterial, removeReceipt, type MaterialRow } from './store.ts'

type Forgetting = Pick<Services, 'clock' | 'jobs'> & { readonly db: Db }

/** The row stays, so that the same upload coming once more does not bring the file back; the picture goes. */
export async function forgetMaterials(
  ctx: Forgetting,
  { account_id }: Pick<CaseRow, 'account_id'>,
  rows: readonly MaterialRow[],
): Promise<void> {
  const fileIds: string[] = []
  for (const row of rows) {
    await removeReceipt(ctx.db, row)
    await changeMaterial(ctx.db, row, {
      removed_at: ctx.clock.now(),
      reading_sealed: null,
      printed_sealed: null,
    })
    if (!(await isShownElsewhere(ctx.db, row))) fileIds.push(row.file_id)
  }
  const names = await forgetFiles(ctx.db, account_id, fileIds)
  if (names.length > 0) await ctx.jobs.send(ctx.db, removeBytes, { names })
}

/** A case that was applied for anew shows the files of the old one. */
async function isShownElsewhere(db: Db, { company_id, file_id, id }: MaterialRow): Promise<boolean> {
  const other = await db
    .selectFrom('claim_material')
    .select('id')
    .where((row) => row.and({ company_id, file_id }))
    .where('id', '<>', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return other !== undefined
}

/** When a case is submitted: pictures that were uploaded and never put to the application are no part of it. */
export async function forgetUnsaved(ctx: Forgetting, caseRow: CaseRow): Promise<void> {
  const { company_id, id } = caseRow
  const unsaved = await ctx.db
    .selectFrom('claim_material')
    .selectAll()
    .where((row) => row.and({ company_id, case_id: id, is_saved: false }))
    .where('removed_at', 'is', null)
    .execute()
  await forgetMaterials(ctx, caseRow, unsaved)
}

/** When a case goes to a handler: its files count no longer as waiting to be used, nor does the signature under it. */
export async function useCaseFiles(
  db: Db,
  { company_id, id, account_id }: CaseRow,
  signatureId?: string,
): Promise<void> {
  const materials = await db
    .selectFrom('claim_material')
    .select('file_id')
    .where((row) => row.and({ company_id, case_id: id }))
    .where('removed_at', 'is', null)
    .execute()
  const signatures = signatureId
    ? await db
        .selectFrom('hand_signature')
        .select('file_id')
        .where((row) => row.and({ account_id, id: signatureId }))
        .execute()
    : []
  await useFiles(db, account_id, { ids: [...materials, ...signatures].map(({ file_id }) => file_id) })
}
