import { takePolicyOfCase } from '../record/case-policy.ts'
import type { AdjudicatedLine } from '@yf/domain/adjudication'
import { caseStates } from '@yf/domain/claim-case'
import { caseNotices } from '@yf/domain/claim-notices'
import { receiptRows, type ReceiptRow } from '../record/find.ts'
import { keepOutcomes } from '../record/invoice-outcomes.ts'
import { keepLines } from '../record/line-store.ts'
import { transitionCase, type CaseWork, type TransitionOutcome } from '../record/transitions.ts'
import { notifyMember } from '../record/notify-member.ts'
import { billedSum } from '../assessment/decision.ts'
import type { CaseRow } from '../record/own-case.ts'
import { orderDocument } from './documents/document-job.ts'
import { replaceUse } from './payment/accounting.ts'
import { dropExceeded } from './recovery.ts'
import { closeRevision, openRevisionOf } from '../record/revision-store.ts'
import { decidedAt } from './decided-at.ts'
import { releaseInvoices } from './hold-invoices.ts'

/** 4 → 7: only a person refuses a claim. Its invoices can be claimed again, and their refusal stays on record. */
export async function reject(
  ctx: CaseWork,
  caseRow: CaseRow,
  { reason, actor }: { readonly reason: string; readonly actor: string },
): Promise<TransitionOutcome> {
  const now = ctx.clock.now()
  const receipts = await receiptRows(ctx.db, caseRow)
  const paidFen = await takeBack(ctx, caseRow)
  const set = {
    ...decidedAt(caseRow, now),
    closed_at: now,
    payable_fen: 0,
    earlier_fen: 0,
    billed_fen: billedSum(receipts),
    decided_state: null,
  }
  const moved = await transitionCase(ctx, caseRow, { to: caseStates.rejected, actor, reason, set })
  if (moved.kind === 'refused') return moved
  const lines = receipts.flatMap((receipt) => unpaid(receipt, reason))
  await keepLines(ctx.db, caseRow, lines)
  await keepOutcomes(ctx.db, caseRow, receipts, { outcome: 'rejected', reason, at: now })
  // Invoices that were paid, and not paid back, stay held.
  if (paidFen === 0) await releaseInvoices(ctx.db, caseRow)
  if (caseRow.decided_state !== null)
    await closeRevision(ctx.db, await openRevisionOf(ctx.db, caseRow), {
      outcome: 'changed',
      after_payable_fen: 0,
      closed_at: now,
    })
  await notifyMember(ctx, caseRow, caseNotices.rejected(reason))
  if (caseRow.decided_state !== null) await dropExceeded(ctx, caseRow, { state: caseStates.rejected, actor })
  await orderDocument(ctx, caseRow, 'letter')
  return moved
}

/** A case that was settled and reopened returns its sums to the policy, except what was paid. */
async function takeBack({ db }: CaseWork, caseRow: CaseRow): Promise<number> {
  const { decided_state, policy_id } = caseRow
  if (decided_state === null || policy_id === null) return 0
  const policy = await takePolicyOfCase(db, caseRow)
  return policy ? replaceUse(db, caseRow, policy, { payableFen: 0, used: [] }) : 0
}

const unpaid = ({ id, billed_fen }: ReceiptRow, reason: string): AdjudicatedLine[] =>
  billed_fen === null
    ? []
    : [
        {
          receiptId: id,
          liabilityId: null,
          billedFen: billed_fen,
          excludedFen: billed_fen,
          socialFen: 0,
          ownExpenseFen: 0,
          deductibleFen: 0,
          ratio: 0,
          overLimitFen: 0,
          payableFen: 0,
          reason,
        },
      ]
