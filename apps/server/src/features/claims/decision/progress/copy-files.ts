import type { Services } from '#platform/call/context.ts'
import type { TextLayer } from '@yf/ocr/document/text-layer'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { materialRows, receiptRows, type ReceiptRow } from '#features/claims/record/find.ts'
import { columnsOf } from '#features/claims/evidence/reading/keep-reading.ts'
import {
  printedOf,
  readingsOf,
  encryptPrinted,
  encryptReading,
} from '#features/claims/record/materials/reading.ts'
import { noValues } from '#features/claims/evidence/reading/receipt-rules.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'

type CopyFilesDeps = Pick<Services, 'cipher' | 'clock'> & { readonly db: Db }

/** Copies the files and receipts of one case to another. The rows are new; they share the pictures. */
export async function copyFiles(ctx: CopyFilesDeps, from: CaseRow, caseId: string): Promise<void> {
  const { db } = ctx
  const readingOf = await readingsOf(ctx, from.account_id)
  const key = await subjectKey(ctx, from.account_id)
  const [materials, receipts] = await Promise.all([materialRows(db, from), receiptRows(db, from)])
  const copies = new Map(materials.map(({ id }) => [id, newId()]))
  const printed = new Map<string, TextLayer | null>()
  for (const material of materials) printed.set(material.id, await printedOf(ctx, from.account_id, material))
  const files = materials.map((material) => {
    const id = copies.get(material.id)!
    const [reading, layer] = [readingOf(material), printed.get(material.id)]
    return {
      ...material,
      case_id: caseId,
      id,
      // A file that was being read when the case ended is picked up by the job for files without a reader.
      state: material.state === 'reading' ? ('waiting' as const) : material.state,
      upload_key: `copy:${material.id}`,
      reading_encrypted: reading && encryptReading(key, id, reading),
      printed_encrypted: layer ? encryptPrinted(key, id, layer) : null,
    }
  })
  if (files.length > 0) await db.insertInto('claim_material').values(files).execute()
  const rows = receipts.flatMap((receipt) => {
    const material_id = receipt.material_id && copies.get(receipt.material_id)
    // A receipt without a picture was entered by a handler: in a draft the member could neither see nor remove it.
    return material_id ? [{ ...asBefore(receipt), case_id: caseId, id: newId(), material_id }] : []
  })
  if (rows.length > 0) await db.insertInto('claim_receipt').values(rows).execute()
}

/**
 * A handler's removals and corrections belonged to the decision on the other case: their mark would tell the checks
 * of this one that a person has reviewed it. A corrected receipt was not certain, whatever the reader said of it, so
 * a person reviews it again.
 */
function asBefore(receipt: ReceiptRow): ReceiptRow {
  const { read, byMember, byHandler } = receipt.snapshot
  const without = { ...receipt, excluded_fen: 0, excluded_reason: null }
  if (byHandler === null) return without
  return {
    ...without,
    ...columnsOf(byMember ?? read ?? noValues),
    snapshot: { read, byMember, byHandler: null },
    is_sure: false,
  }
}
