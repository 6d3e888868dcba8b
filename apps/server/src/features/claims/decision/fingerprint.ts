import { createHash } from 'node:crypto'
import type { SubjectKeyDeps } from '#platform/crypto/subject-keys.ts'
import { materialRows, receiptRows } from '../record/find.ts'
import { decrypted } from '../record/health-texts.ts'
import type { CaseRow } from '../record/own-case.ts'

const memberColumns = [
  'visit_type',
  'visit_start',
  'visit_end',
  'hospital',
  'diagnosis',
  'accident_note',
  'bank_card_id',
] as const

/** Hash of everything that a supplement may change: an equal hash means that nothing was added. */
export async function fingerprintOf(ctx: SubjectKeyDeps, caseRow: CaseRow): Promise<string> {
  const [materials, receipts, told] = await Promise.all([
    materialRows(ctx.db, caseRow),
    receiptRows(ctx.db, caseRow),
    decrypted(ctx, caseRow),
  ])
  const content = [
    memberColumns.map((name) => told[name]),
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
