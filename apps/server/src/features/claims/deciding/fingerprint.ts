import { createHash } from 'node:crypto'
import type { Db } from '#platform/db/handle.ts'
import { materialRows, receiptRows } from '../case/find.ts'
import type { CaseRow } from '../own-case.ts'

const memberColumns = [
  'visit_type',
  'visit_start',
  'visit_end',
  'hospital',
  'diagnosis',
  'accident_note',
  'bank_card_id',
] as const

/** Of everything that a supplement may change: the same print means that nothing was added. */
export async function fingerprintOf(db: Db, caseRow: CaseRow): Promise<string> {
  const [materials, receipts] = await Promise.all([materialRows(db, caseRow), receiptRows(db, caseRow)])
  const content = [
    memberColumns.map((name) => caseRow[name]),
    materials.map(({ id, kind }) => [id, kind]),
    receipts.map((one) => [
      one.id,
      one.invoice_code,
      one.invoice_number,
      one.day,
      one.billed_fen,
      one.social_fen,
      one.payer,
      one.hospital,
    ]),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
