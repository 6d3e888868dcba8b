import { adjudicateAnew } from '@yf/domain/readjudicate'
import { adjudicate, type Decision } from '@yf/domain/adjudication'
import type { ReceiptRow } from '../record/find.ts'
import type { DecisionFacts } from './facts.ts'
import { measured } from './measured.ts'

/** Calculates the payment from the facts only: before submitting, at submission and in the console. */
export function decide(facts: DecisionFacts): Decision {
  const { caseRow, diagnoses, receipts, policy, byHand, itemsOf, hospitalOf } = facts
  if (!policy || !caseRow.visit_type)
    return { lines: [], billedFen: billedSum(receipts), earlierFen: 0, payableFen: 0, used: [], doubts: [] }
  const own = receipts.flatMap((row) => {
    const manualLine = byHand.find(({ receiptId }) => receiptId === row.id)
    const decided = manualLine ? { atMostFen: manualLine.payableFen, reason: manualLine.reason } : null
    return measured(caseRow, row, { diagnoses, byHand: decided, items: itemsOf(row), hospitalOf }) ?? []
  })
  return caseRow.decided_state === null
    ? adjudicate(policy.opening, own, policy.earlier)
    : adjudicateAnew(policy.opening, own, policy.earlier, policy.earlierUsed)
}

/** The decision without the manual value for this line. */
export const decideWithoutManualLine = (facts: DecisionFacts, receiptId: string): Decision =>
  decide({ ...facts, byHand: facts.byHand.filter((manualLine) => manualLine.receiptId !== receiptId) })

export const billedSum = (receipts: readonly Pick<ReceiptRow, 'billed_fen'>[]): number =>
  receipts.reduce((sum, { billed_fen }) => sum + (billed_fen ?? 0), 0)
