import type { Services } from '#platform/call/context.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { materialRows, receiptRows } from '../case/find.ts'
import type { CaseRow } from '../own-case.ts'
import { readingRow } from '../sealed.ts'

type Copying = Pick<Services, 'cipher'> & { readonly db: Db }

/** The files and receipts of one case as those of another. The rows are new; the pictures behind them are the same. */
export async function copyFiles({ db, cipher }: Copying, from: CaseRow, caseId: string): Promise<void> {
  const [materials, receipts] = await Promise.all([materialRows(db, from), receiptRows(db, from)])
  const copies = new Map(materials.map(({ id }) => [id, newId()]))
  const files = materials.map((material) => {
    const id = copies.get(material.id)!
    const reading = material.reading_sealed && cipher.open(material.reading_sealed, readingRow(material.id))
    return {
      ...material,
      case_id: caseId,
      id,
      // What was being read when the case ended is taken up again by whoever looks for files without a reader.
      state: material.state === 'reading' ? ('waiting' as const) : material.state,
      upload_key: `copy:${material.id}`,
      reading_sealed: reading && cipher.seal(reading, readingRow(id)),
    }
  })
  if (files.length > 0) await db.insertInto('claim_material').values(files).execute()
  const rows = receipts.map((receipt) => ({
    ...receipt,
    case_id: caseId,
    id: newId(),
    material_id: receipt.material_id && (copies.get(receipt.material_id) ?? null),
    // What a handler took out or put right belonged to the decision on the other case.
    excluded_fen: 0,
    excluded_reason: null,
  }))
  if (rows.length > 0) await db.insertInto('claim_receipt').values(rows).execute()
}
