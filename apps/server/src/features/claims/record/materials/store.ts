import type { Db } from '#platform/db/handle.ts'
import { filesById } from '#platform/files/stored-files.ts'
import type { MaterialRow, ReceiptRow } from '../find.ts'
import type { CaseRow } from '../own-case.ts'

export type MaterialCaseKey = Pick<CaseRow, 'company_id' | 'id'>
type CaseWithFiles = MaterialCaseKey & Pick<CaseRow, 'account_id'>

/** With the name under which the owner opens the picture. */
export type MaterialWithFile = MaterialRow & { readonly file_name: string; readonly content_type: string }

/** All materials that were not deleted, including those not added to the application yet; or only these ids. */
export async function materialsOfCase(
  db: Db,
  { company_id, id, account_id }: CaseWithFiles,
  ids?: readonly string[],
): Promise<MaterialWithFile[]> {
  if (ids?.length === 0) return []
  const all = db
    .selectFrom('claim_material')
    .selectAll()
    .where((row) => row.and({ company_id, case_id: id }))
    .where('removed_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
  const rows = await (ids ? all.where('id', 'in', ids) : all).execute()
  const files = await filesById(
    db,
    account_id,
    rows.map(({ file_id }) => file_id),
  )
  return rows.flatMap((row) => {
    const file = files.get(row.file_id)
    return file ? [{ ...row, file_name: file.name, content_type: file.content_type }] : []
  })
}

/** The materials of one client key, including deleted ones. */
export const materialsOfUpload = (
  db: Db,
  { company_id, id }: MaterialCaseKey,
  uploadKey: string,
): Promise<MaterialRow[]> =>
  db
    .selectFrom('claim_material')
    .selectAll()
    .where((row) => row.and({ company_id, case_id: id, upload_key: uploadKey }))
    .orderBy('page')
    .execute()

export const materialRow = (db: Db, { company_id, id }: MaterialCaseKey, materialId: string) =>
  db
    .selectFrom('claim_material')
    .selectAll()
    .where((row) => row.and({ company_id, case_id: id, id: materialId }))
    .where('removed_at', 'is', null)
    .executeTakeFirst()

export const changeMaterial = (
  tx: Db,
  { company_id, case_id, id }: MaterialRow,
  changes: Partial<MaterialRow>,
) =>
  tx
    .updateTable('claim_material')
    .set(changes)
    .where((row) => row.and({ company_id, case_id, id }))
    .execute()

export const receiptsOfCase = (db: Db, { company_id, id }: MaterialCaseKey): Promise<ReceiptRow[]> =>
  db
    .selectFrom('claim_receipt')
    .selectAll()
    .where((row) => row.and({ company_id, case_id: id }))
    .orderBy('sort')
    .orderBy('id')
    .execute()

export const receiptOfMaterial = (db: Db, { company_id, case_id, id }: MaterialRow) =>
  db
    .selectFrom('claim_receipt')
    .selectAll()
    .where((row) => row.and({ company_id, case_id, material_id: id }))
    .executeTakeFirst()

export const removeReceipt = (tx: Db, { company_id, case_id, id }: MaterialRow) =>
  tx
    .deleteFrom('claim_receipt')
    .where((row) => row.and({ company_id, case_id, material_id: id }))
    .execute()
