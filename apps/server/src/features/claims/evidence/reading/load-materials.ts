import type { FieldCipher } from '#platform/crypto/field-cipher.port.ts'
import type { Db } from '#platform/db/handle.ts'
import type { ReceiptRow } from '#features/claims/record/find.ts'
import { readingsOf, type StoredReading } from '#features/claims/record/materials/reading.ts'
import {
  materialsOfCase,
  receiptsOfCase,
  type MaterialWithFile,
} from '#features/claims/record/materials/store.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { usedInvoices, type Invoice } from '#features/claims/record/used-invoices.ts'
import { resemblances } from './resembles.ts'

interface LoadMaterialsDeps {
  readonly db: Db
  readonly cipher: FieldCipher
}

/** The files of a case with what was read in them and what other cases say of them, loaded once. */
export interface LoadedMaterials {
  /** All that were not deleted, including those not added to the application yet. */
  readonly rows: readonly MaterialWithFile[]
  /** By material; null if it was not read yet, or if the key of its owner was deleted. */
  readonly readings: ReadonlyMap<string, StoredReading | null>
  /** All of the case, including those of deleted files. */
  readonly receipts: readonly ReceiptRow[]
  /** The number of the other case that holds an invoice. */
  readonly usedBy: (invoice: Invoice) => string | null
  /** Messages about similar pictures, by material. */
  readonly alike: ReadonlyMap<string, string>
}

/**
 * Only these files if `ids` are given, then without similar pictures: finding them reads every picture of the person.
 * The caller has checked ownership or permission.
 */
export async function loadMaterials(
  ctx: LoadMaterialsDeps,
  caseRow: CaseRow,
  ids?: readonly string[],
): Promise<LoadedMaterials> {
  const { db } = ctx
  const [rows, readingOf, receipts, alike] = await Promise.all([
    materialsOfCase(db, caseRow, ids),
    readingsOf(ctx, caseRow.account_id),
    receiptsOfCase(db, caseRow),
    ids ? new Map<string, string>() : resemblances(db, caseRow),
  ])
  const readings = new Map(rows.map((row) => [row.id, readingOf(row)]))
  return { rows, readings, receipts, usedBy: await usedInvoices(db, caseRow, receipts), alike }
}
