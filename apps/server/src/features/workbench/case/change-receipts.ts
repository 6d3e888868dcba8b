import { refuse, type Refused } from '#platform/call/outcome.ts'
import type { StaffContext } from '#platform/call/context.ts'
import {
  changeCase,
  holdInvoices,
  noteFlags,
  receiptRows,
  usedWords,
  type CaseRow,
} from '#features/claims/public.ts'
import { voidApproval } from './assignment.ts'

/**
 * After receipts changed: their invoices are this case's and no other's, the sum of the case is theirs, whoever
 * approved before has to look again, and what was noticed is noticed anew.
 */
export async function afterReceipts(ctx: StaffContext, caseRow: CaseRow): Promise<Refused | null> {
  const { db, clock } = ctx
  const receipts = await receiptRows(db, caseRow)
  const used = await holdInvoices(ctx, caseRow, receipts)
  if (used) return refuse('invoiceUsed', usedWords(used))
  const billed_fen = receipts.reduce((sum, receipt) => sum + (receipt.billed_fen ?? 0), 0)
  await changeCase(db, caseRow, { billed_fen, updated_at: clock.now() })
  await voidApproval(db, caseRow)
  await noteFlags(ctx, caseRow)
  return null
}

/** What was decided by hand was decided about something else. */
export const dropHandLines = ({ db }: StaffContext, { company_id, id }: CaseRow, receiptId?: string) =>
  db
    .deleteFrom('claim_line')
    .where((row) => row.and({ company_id, case_id: id, ...(receiptId ? { receipt_id: receiptId } : {}) }))
    .execute()
