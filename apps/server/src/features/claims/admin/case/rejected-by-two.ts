import { needsSecondToReject } from '@yf/domain/claim-limits'
import type { CaseFacts } from '#features/claims/public.ts'

/** By what was asked for: the invoices, or what the applicant said of them where none is written down yet. */
export function isRejectedByTwo({ caseRow, receipts, rule }: CaseFacts): boolean {
  const billedFen = receipts.reduce((sum, { billed_fen }) => sum + (billed_fen ?? 0), 0)
  const claimedFen = Math.max(billedFen, caseRow.declared_fen ?? 0)
  return needsSecondToReject({ claimedFen, fourEyesFen: rule.four_eyes_fen })
}
