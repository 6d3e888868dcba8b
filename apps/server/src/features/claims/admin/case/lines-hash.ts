import { createHash } from 'node:crypto'
import type { Decision } from '@yf/domain/adjudication'
import type { CaseRow } from '#features/claims/record/own-case.ts'

/** The hash for one of the two verdicts: an approval of the payment is no approval of a refusal. */
export const verdictHash = (caseRow: CaseRow, decision: Decision, verdict: 'approve' | 'reject'): string =>
  verdict === 'approve' ? linesHash(caseRow, decision) : `reject.${linesHash(caseRow, decision)}`

/** The hash of everything that two people have to approve: another line, policy or card is another decision. */
export function linesHash(caseRow: CaseRow, { lines, payableFen }: Decision): string {
  const content = [
    caseRow.policy_id,
    caseRow.visit_type,
    caseRow.bank_card_id,
    payableFen,
    lines
      .toSorted((a, b) => (a.receiptId < b.receiptId ? -1 : 1))
      .map((line) => [
        line.receiptId,
        line.liabilityId,
        line.billedFen,
        line.excludedFen,
        line.socialFen,
        line.deductibleFen,
        line.payableFen,
        line.reason,
      ]),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
