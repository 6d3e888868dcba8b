import type { Db } from '#platform/db/handle.ts'
import { forgetFiles } from '#platform/files/stored-files.ts'
import type { CaseRow } from '../own-case.ts'

/**
 * Removes a draft's pictures and its PDF from the list of files and returns the names of their bytes. Files that
 * another case of the person shows too, after a new application, stay.
 */
export async function forgetDraftFiles(tx: Db, row: CaseRow): Promise<string[]> {
  const materials = await tx
    .selectFrom('claim_material')
    .select('file_id')
    .where((material) => material.and({ company_id: row.company_id, case_id: row.id }))
    .execute()
  const own = new Set(materials.map(({ file_id }) => file_id))
  if (row.book_file_id) own.add(row.book_file_id)
  if (own.size === 0) return []
  const elsewhere = await tx
    .selectFrom('claim_case')
    .innerJoin('claim_material', (on) =>
      on
        .onRef('claim_material.company_id', '=', 'claim_case.company_id')
        .onRef('claim_material.case_id', '=', 'claim_case.id'),
    )
    .select('claim_material.file_id')
    .where('claim_case.company_id', '=', row.company_id)
    .where('claim_case.account_id', '=', row.account_id)
    .where('claim_case.id', '!=', row.id)
    .where('claim_material.file_id', 'in', [...own])
    .execute()
  for (const { file_id } of elsewhere) own.delete(file_id)
  return forgetFiles(tx, row.account_id, [...own])
}
