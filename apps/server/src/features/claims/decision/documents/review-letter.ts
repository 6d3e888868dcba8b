import type { DecisionLetter } from '@yf/papers/documents/decision-letter'
import type { PersonDeps } from '#features/claims/record/people.ts'
import type { Db } from '#platform/db/handle.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { netPaid } from '../payment/accounting.ts'
import { appealOf, revisionText } from '#features/claims/record/revision-store.ts'
import { paymentsOf } from '../payment/payments.ts'
import type { IssuerDeps } from './issuer.ts'
import { decidedNow, letterAbout } from './letter.ts'

/** Whether an appeal of this case is closed. */
export const hasReview = async (db: Db, caseRow: CaseRow): Promise<boolean> =>
  caseRow.appealed_at !== null && (await appealOf(db, caseRow))?.closed_at != null

/** The letter about the outcome of an appeal. */
export async function reviewLetterOf(
  ctx: PersonDeps & IssuerDeps,
  caseRow: CaseRow,
): Promise<DecisionLetter> {
  const appeal = await appealOf(ctx.db, caseRow)
  if (!appeal?.closed_at) throw new Error('a letter about an appeal that has not ended')
  const letter = await letterAbout(ctx, caseRow, await decidedNow(ctx.db, caseRow))
  return {
    ...letter,
    decidedAt: appeal.closed_at,
    explanation: (await revisionText(ctx, caseRow, appeal, 'explanation_encrypted')) ?? letter.explanation,
    review: {
      appealedAt: appeal.opened_at,
      firstDecidedAt: appeal.before_decided_at,
      isUpheld: appeal.outcome === 'upheld',
      beforeFen: appeal.before_payable_fen,
      paidFen: await paidBefore(ctx.db, caseRow, appeal.closed_at),
    },
  }
}

/** Excludes the payment that results from the appeal. */
async function paidBefore(db: Db, caseRow: CaseRow, closedAt: Date): Promise<number> {
  const payments = await paymentsOf(db, caseRow)
  const since = payments.filter(({ created_at, state }) => created_at >= closedAt && state !== 'failed')
  return since.reduce((paid, { amount_fen }) => paid - amount_fen, await netPaid(db, caseRow))
}
