import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { cardById, type CardRow } from './cards.ts'
import { companyOfCase } from './case-keys.ts'
import type { CaseRow } from './own-case.ts'
import type { ClaimFlagTable, ClaimMaterialTable, ClaimReceiptTable } from './tables.ts'

export type ReceiptRow = Selectable<ClaimReceiptTable>
export type MaterialRow = Selectable<ClaimMaterialTable>
export type FlagRow = Selectable<ClaimFlagTable>
type CaseRowKey = Pick<CaseRow, 'company_id' | 'id'>

/** For staff and jobs: members' calls use `ownCase`. */
export async function caseById(db: Db, caseId: string): Promise<CaseRow | undefined> {
  return (await anyRow(db, caseId))?.executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export async function takeCase(tx: Db, caseId: string): Promise<CaseRow | undefined> {
  return (await anyRow(tx, caseId))?.forUpdate().executeTakeFirst()
}

async function anyRow(db: Db, id: string) {
  const company_id = await companyOfCase(db, id)
  if (company_id === null) return null
  return db
    .selectFrom('claim_case')
    .selectAll()
    .where((row) => row.and({ company_id, id }))
}

/** The files of the case that were not removed. */
export const materialRows = (db: Db, { company_id, id }: CaseRowKey): Promise<MaterialRow[]> =>
  db
    .selectFrom('claim_material')
    .selectAll()
    .where((row) => row.and({ company_id, case_id: id, is_saved: true }))
    .where('removed_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .execute()

/** Receipts that count: entered by hand, or of a file that was not removed. */
export const receiptRows = (db: Db, { company_id, id }: CaseRowKey): Promise<ReceiptRow[]> =>
  db
    .selectFrom('claim_receipt')
    .leftJoin('claim_material', (join) =>
      join
        .onRef('claim_material.company_id', '=', 'claim_receipt.company_id')
        .onRef('claim_material.case_id', '=', 'claim_receipt.case_id')
        .onRef('claim_material.id', '=', 'claim_receipt.material_id'),
    )
    .selectAll('claim_receipt')
    .where('claim_receipt.company_id', '=', company_id)
    .where('claim_receipt.case_id', '=', id)
    .where(({ eb, or, and }) =>
      or([
        eb('claim_receipt.material_id', 'is', null),
        and([
          eb('claim_material.removed_at', 'is', null),
          eb('claim_material.is_saved', '=', true),
          eb('claim_material.kind', '=', 'receipt'),
        ]),
      ]),
    )
    .orderBy('claim_receipt.sort')
    .orderBy('claim_receipt.id')
    .execute()

export const flagRows = (db: Db, { company_id, id }: CaseRowKey): Promise<FlagRow[]> =>
  db
    .selectFrom('claim_flag')
    .selectAll()
    .where((row) => row.and({ company_id, case_id: id }))
    .orderBy('weight', 'desc')
    .orderBy('id')
    .execute()

/** The payee's card that the case has now. */
export const cardOf = async (
  db: Db,
  { account_id, bank_card_id }: Pick<CaseRow, 'account_id' | 'bank_card_id'>,
): Promise<CardRow | null> =>
  bank_card_id === null ? null : ((await cardById(db, account_id, bank_card_id)) ?? null)
