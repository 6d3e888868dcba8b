import type { Line } from '@yf/domain/adjudication'
import type { Db } from '#platform/db/handle.ts'
import type { CaseRow } from '../own-case.ts'
import type { HandLine } from '../checking/decision.ts'

/** The decision, receipt by receipt, in place of what was noted before it. */
export async function keepLines(
  tx: Db,
  { company_id, id }: Pick<CaseRow, 'company_id' | 'id'>,
  lines: readonly Line[],
  byHand: readonly HandLine[] = [],
): Promise<void> {
  await tx
    .deleteFrom('claim_line')
    .where((row) => row.and({ company_id, case_id: id }))
    .execute()
  if (lines.length === 0) return
  const rows = lines.map((line) => ({
    company_id,
    case_id: id,
    receipt_id: line.receiptId,
    liability_id: line.liabilityId,
    billed_fen: line.billedFen,
    excluded_fen: line.excludedFen,
    social_fen: line.socialFen,
    deductible_fen: line.deductibleFen,
    ratio: line.ratio,
    over_limit_fen: line.overLimitFen,
    payable_fen: line.payableFen,
    reason: line.reason,
    is_by_hand: byHand.some(({ receiptId }) => receiptId === line.receiptId),
  }))
  await tx.insertInto('claim_line').values(rows).execute()
}
