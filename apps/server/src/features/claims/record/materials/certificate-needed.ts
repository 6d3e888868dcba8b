import type { Db } from '#platform/db/handle.ts'
import type { CaseRow } from '../own-case.ts'
import { receiptsOfCase } from './store.ts'

/** From this sum on an insurer has to keep a copy of the payee's identity card. */
const largeFen = 1_000_000

export async function isCertificateNeeded(db: Db, caseRow: CaseRow): Promise<boolean> {
  if (caseRow.flow === 'old') return true
  const receipts = await receiptsOfCase(db, caseRow)
  return receipts.reduce((sum, { billed_fen }) => sum + (billed_fen ?? 0), 0) >= largeFen
}
