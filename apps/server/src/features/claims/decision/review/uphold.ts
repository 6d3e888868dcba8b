import { caseStates } from '@yf/domain/claim-case'
import { caseNotices } from '@yf/domain/claim-notices'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { receiptRows, type ReceiptRow } from '#features/claims/record/find.ts'
import { keepOutcomes } from '#features/claims/record/invoice-outcomes.ts'
import { keepLines } from '#features/claims/record/line-store.ts'
import { transitionCase, type CaseWork, type TransitionOutcome } from '#features/claims/record/transitions.ts'
import { notifyMember } from '#features/claims/record/notify-member.ts'
import { visitDays } from '#features/claims/assessment/measured.ts'
import { releaseInvoices } from '../hold-invoices.ts'
import type { CaseRow } from '#features/claims/record/own-case.ts'
import { orderDocument } from '../documents/document-job.ts'
import { netPaid } from '../payment/accounting.ts'
import { factsOf } from './start-revision.ts'
import {
  closeRevision,
  keepExplanation,
  linesOfRevision,
  openRevisionOf,
  type RevisionLine,
} from '#features/claims/record/revision-store.ts'
import type { RevisionFacts } from '#features/claims/record/tables.ts'

/** 10 → 6 or 7 unchanged: the decision is upheld, with the reviewer's reasons and a separate letter. */
export async function uphold(
  ctx: CaseWork,
  caseRow: CaseRow,
  { reason, actor }: { readonly reason: string; readonly actor: string },
): Promise<TransitionOutcome | RefusedCall<'factsChanged'>> {
  const { db } = ctx
  const now = ctx.clock.now()
  const revision = await openRevisionOf(db, caseRow)
  const [storedLines, receipts] = [await linesOfRevision(db, revision), await receiptRows(db, caseRow)]
  const wasRefused = revision.before_state === caseStates.rejected
  // The payment was for these facts: changed facts need a new decision.
  if (!wasRefused && !isAsDecided(caseRow, receipts, storedLines)) return refuse('factsChanged')
  await keepExplanation(ctx, caseRow, reason)
  const moved = await transitionCase(ctx, caseRow, {
    to: revision.before_state,
    from: [caseStates.appealed],
    actor,
    reason: `维持原决定：${reason}`,
    set: { decided_state: null, closed_at: now, review_file_id: null },
  })
  if (moved.kind === 'refused') return moved
  const byHand = storedLines.filter(({ is_by_hand }) => is_by_hand)
  await keepLines(
    db,
    caseRow,
    storedLines.map(({ line }) => line),
    byHand.map(({ line }) => ({ ...line })),
  )
  await closeRevision(db, revision, {
    outcome: 'upheld',
    after_payable_fen: revision.before_payable_fen,
    closed_at: now,
  })
  if (wasRefused) {
    await keepOutcomes(db, caseRow, receipts, { outcome: 'rejected', reason, at: now })
    // Invoices that were paid before the refusal, and not paid back, stay held.
    if ((await netPaid(db, caseRow)) === 0) await releaseInvoices(db, caseRow)
  }
  await notifyMember(ctx, caseRow, caseNotices.upheld(reason))
  await orderDocument(ctx, caseRow, 'review')
  return moved
}

/** The rule's input and the invoice's identity. Who corrected a value and its confidence change no sum. */
const decidedOn = ({ visit, receipt }: RevisionFacts): string =>
  JSON.stringify([
    visit.visit_type,
    visitDays(visit, receipt),
    visit.hospital,
    receipt.hospital,
    receipt.invoice_code,
    receipt.invoice_number,
    receipt.day,
    receipt.billed_fen,
    receipt.social_fen,
    receipt.own_expense_fen,
    receipt.excluded_fen,
    receipt.excluded_reason,
  ])

const isAsDecided = (
  caseRow: CaseRow,
  receipts: readonly ReceiptRow[],
  storedLines: readonly RevisionLine[],
): boolean =>
  receipts.length === storedLines.length &&
  receipts.every((receipt) =>
    storedLines.some(
      ({ receipt_id, facts }) =>
        receipt_id === receipt.id && decidedOn(facts) === decidedOn(factsOf(caseRow, receipt)),
    ),
  )
