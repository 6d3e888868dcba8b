import type { DecisionLetter } from '@yf/papers/documents/decision-letter'
import { caseStates } from '@yf/domain/claim-case'
import { nothingPayableWords } from '@yf/domain/claim-notices'
import { readStates } from '#platform/moves/state-events.ts'
import { claimPolicy } from '#features/equity/public.ts'
import { applicantOf, type Reading } from '../application/people.ts'
import { cardOf, receiptRows } from '../case/find.ts'
import { decidedLines } from '../case/line-store.ts'
import { caseSubject, type CaseRow } from '../own-case.ts'
import { cardRow } from '../sealed.ts'
import { issuer } from './book.ts'

const objectionDays = 30

export const isDecided = ({ state }: Pick<CaseRow, 'state'>): boolean =>
  state === caseStates.paying || state === caseStates.paid || state === caseStates.rejected

/** The decision as the member gets it on paper. */
export async function letterOf(ctx: Reading, caseRow: CaseRow): Promise<DecisionLetter> {
  const { db, cipher } = ctx
  const [receipts, lines, policy, card, applicant, events] = await Promise.all([
    receiptRows(db, caseRow),
    decidedLines(db, caseRow),
    caseRow.policy_id === null ? null : claimPolicy(db, caseRow.company_id, caseRow.policy_id),
    cardOf(db, caseRow),
    applicantOf(ctx, caseRow.account_id),
    readStates(db, caseSubject(caseRow)),
  ])
  const { submitted_at, decided_at } = caseRow
  if (!policy || !submitted_at || !decided_at) throw new Error('a decided case without policy or days')
  const isPaid = caseRow.state !== caseStates.rejected
  return {
    caseNo: caseRow.case_no,
    appliedAt: submitted_at,
    decidedAt: decided_at,
    issuer,
    addressee: applicant.name,
    insuredName: caseRow.insured_name,
    policy: {
      policyNo: policy.policyNo,
      name: policy.name,
      insurer: policy.insurer,
      startDt: policy.startDt,
      endDt: policy.endDt,
    },
    lines: receipts.flatMap((receipt) => {
      const line = lines.find(({ receiptId }) => receiptId === receipt.id)
      if (!line) return []
      const liability = policy.liabilities.find(({ id }) => id === line.liabilityId)
      return [
        {
          ...line,
          // One column: what is outside the catalogue is not covered either, and the reason says which.
          excludedFen: line.excludedFen + line.ownExpenseFen,
          invoiceNo: receipt.invoice_number ?? '—',
          day: receipt.day ?? '—',
          hospital: receipt.hospital ?? caseRow.hospital ?? '—',
          liabilityName: liability?.name ?? null,
        },
      ]
    }),
    earlierFen: caseRow.earlier_fen,
    isSettled: isPaid,
    payee:
      isPaid && card
        ? {
            name: card.holder_name,
            bank: `${card.bank_name}${card.branch}`,
            cardNo: cipher.open(card.number_sealed, cardRow(card.id)),
          }
        : null,
    explanation: isPaid
      ? caseRow.payable_fen === 0
        ? nothingPayableWords(lines)
        : null
      : (events.findLast(({ to_state }) => to_state === String(caseStates.rejected))?.reason ?? null),
    objectionDays,
  }
}
