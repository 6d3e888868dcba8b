import { needsSecondToReject } from '@yf/domain/claim-limits'
import type { CaseFacts } from '#features/claims/assessment/facts.ts'

/** By the claimed sum: the invoices, or the declared sum if no invoice is recorded yet. */
export function isRejectedByTwo({ caseRow, receipts, rule }: CaseFacts): boolean {
  const billedFen = receipts.reduce((sum, { billed_fen }) => sum + (billed_fen ?? 0), 0)
  const claimedFen = Math.max(billedFen, caseRow.declared_fen ?? 0)
  return needsSecondToReject({ claimedFen, fourEyesFen: rule.four_eyes_fen })
}
