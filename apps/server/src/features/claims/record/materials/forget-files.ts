import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { forgetFiles } from '#platform/files/stored-files.ts'
import { useFiles } from '#platform/files/unused-files.ts'
import { removeBytes } from '#platform/files/remove-bytes.ts'
import type { CaseRow } from '../own-case.ts'
import { changeMaterial, removeReceipt } from './store.ts'
import type { MaterialRow } from '../find.ts'

type ForgetFilesDeps = Pick<Services, 'clock' | 'jobs'> & { readonly db: Db }

/** The row stays, so that a repeated upload does not restore the file; the picture is deleted. */
export async function forgetMaterials(
  ctx: ForgetFilesDeps,
  { account_id }: Pick<CaseRow, 'account_id'>,
  rows: readonly MaterialRow[],
): Promise<void> {
  const fileIds: string[] = []
  for (const row of rows) {
    await removeReceipt(ctx.db, row)
    await changeMaterial(ctx.db, row, {
      removed_at: ctx.clock.now(),
      reading_encrypted: null,
      printed_encrypted: null,
    })
    if (!(await isUsedElsewhere(ctx.db, row))) fileIds.push(row.file_id)
  }
  const names = await forgetFiles(ctx.db, account_id, fileIds)
  if (names.length > 0) await ctx.jobs.send(ctx.db, removeBytes, { names })
}

/** A case that was renewed shares its files with the old one. */
async function isUsedElsewhere(db: Db, { company_id, file_id, id }: MaterialRow): Promise<boolean> {
  const other = await db
    .selectFrom('claim_material')
    .select('id')
    .where((row) => row.and({ company_id, file_id }))
    .where('id', '<>', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return other !== undefined
}

/** On submission: deletes uploaded pictures that were never added to the application. */
export async function forgetUnsaved(ctx: ForgetFilesDeps, caseRow: CaseRow): Promise<void> {
  const { company_id, id } = caseRow
  const unsaved = await ctx.db
    .selectFrom('claim_material')
    .selectAll()
    .where((row) => row.and({ company_id, case_id: id, is_saved: false }))
    .where('removed_at', 'is', null)
    .execute()
  await forgetMaterials(ctx, caseRow, unsaved)
}

/** When a case goes to a handler: its files and its signature no longer count as unused. */
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
