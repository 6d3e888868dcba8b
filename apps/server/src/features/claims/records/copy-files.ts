import type { Services } from '#platform/call/context.ts'
import type { TextLayer } from '@yf/ocr/document/text-layer'
import { keeperKey } from '#platform/crypto/keeper-keys.ts'
import type { Db } from '#platform/db/handle.ts'
import { newId } from '#platform/ids.ts'
import { materialRows, receiptRows } from '../case/find.ts'
import type { CaseRow } from '../own-case.ts'
import { printedOf, readingsOf, sealPrinted, sealReading } from '../materials/reading.ts'

type Copying = Pick<Services, 'cipher' | 'clock'> & { readonly db: Db }

/** The files and receipts of one case as those of another. The rows are new; the pictures behind them are the same. */
export async function copyFiles(ctx: Copying, from: CaseRow, caseId: string): Promise<void> {
  const { db } = ctx
  const readingOf = await readingsOf(ctx, from.account_id)
  const key = await keeperKey(ctx, from.account_id)
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
      // What was being read when the case ended is taken up again by whoever looks for files without a reader.
      state: material.state === 'reading' ? ('waiting' as const) : material.state,
      upload_key: `copy:${material.id}`,
      reading_sealed: reading && sealReading(key, id, reading),
      printed_sealed: layer ? sealPrinted(key, id, layer) : null,
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
