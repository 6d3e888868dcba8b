import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { CaseRow } from '../own-case.ts'
import type { ClaimMaterialTable, ClaimReceiptTable } from '../tables.ts'

export type MaterialRow = Selectable<ClaimMaterialTable>
export type ReceiptRow = Selectable<ClaimReceiptTable>
export type Which = Pick<CaseRow, 'company_id' | 'id'>

/** With the name under which the owner reads the picture. */
export type ShownMaterial = MaterialRow & { readonly file_name: string; readonly content_type: string }

/** Everything that was not taken away, also what the person has not put to the application yet; or these of it. */
export async function materialsOfCase(
  db: Db,
  { company_id, id }: Which,
  ids?: readonly string[],
): Promise<ShownMaterial[]> {
  if (ids?.length === 0) return []
  const all = db
    .selectFrom('claim_material')
    .innerJoin('stored_file', 'stored_file.id', 'claim_material.file_id')
    .selectAll('claim_material')
    .select(['stored_file.name as file_name', 'stored_file.content_type'])
    .where('claim_material.company_id', '=', company_id)
    .where('claim_material.case_id', '=', id)
    .where('claim_material.removed_at', 'is', null)
    .orderBy('claim_material.sort')
    .orderBy('claim_material.id')
  return (ids ? all.where('claim_material.id', 'in', ids) : all).execute()
}

/** What came under one key of the client, whether it still stands or not. */
export const materialsOfUpload = (
  db: Db,
  { company_id, id }: Which,
  uploadKey: string,
): Promise<MaterialRow[]> =>
  db
    .selectFrom('claim_material')
    .selectAll()
    .where((row) => row.and({ company_id, case_id: id, upload_key: uploadKey }))
    .orderBy('page')
    .execute()

export const materialRow = (db: Db, { company_id, id }: Which, materialId: string) =>
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

export const receiptsOfCase = (db: Db, { company_id, id }: Which): Promise<ReceiptRow[]> =>
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
