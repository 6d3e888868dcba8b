import type { Decision } from '@yf/domain/adjudication'
import { needsSecondPerson } from '@yf/domain/claim-limits'
import type { StaffContext } from '#platform/call/context.ts'
import { unseenReceipts } from '#features/claims/assessment/unseen-receipts.ts'
import type { CaseFacts } from '#features/claims/assessment/facts.ts'
import { keepApproval } from './assignment.ts'
import { linesHash } from './lines-hash.ts'

/**
 * Records the first of two approvals if two are needed; returns whether it did. `paidBefore` needs no new approval.
 */
export async function isFirstOfTwo(
  { db, clock, staff }: StaffContext,
  { caseRow, rule, receipts }: CaseFacts,
  decision: Decision,
  paidBefore = 0,
): Promise<boolean> {
  const approving = {
    payableFen: decision.payableFen - paidBefore,
    fourEyesFen: rule.four_eyes_fen,
    unseenReceipts: unseenReceipts(receipts),
  }
  if (!needsSecondPerson(approving)) return false
  await keepApproval(db, caseRow, {
    staff_id: staff.id,
    payable_fen: decision.payableFen,
    lines_hash: linesHash(caseRow, decision),
    at: clock.now(),
  })
  return true
}
