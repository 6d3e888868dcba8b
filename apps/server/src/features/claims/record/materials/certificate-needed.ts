import type { ReceiptRow } from '../find.ts'
import type { CaseRow } from '../own-case.ts'

/** From this sum on an insurer has to keep a copy of the payee's identity card. */
const largeFen = 1_000_000

/** `receipts` are all of the case, including those of files that were not added to the application yet. */
export const isCertificateNeeded = (
  { flow }: Pick<CaseRow, 'flow'>,
  receipts: readonly Pick<ReceiptRow, 'billed_fen'>[],
): boolean =>
  flow === 'old' || receipts.reduce((sum, { billed_fen }) => sum + (billed_fen ?? 0), 0) >= largeFen
