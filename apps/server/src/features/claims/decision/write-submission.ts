import type { ApplicationBook } from '@yf/papers/documents/application-book'
import { caseStates } from '@yf/domain/claim-case'
import { caseNotices } from '@yf/domain/claim-notices'
import { dueFrom } from '@yf/domain/claim-sla'
import type { MemberContext } from '#platform/call/context.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { creditPaperlessClaim } from '#features/points/public.ts'
import { billedSum } from '../assessment/decision.ts'
import type { CaseJudgement } from '../assessment/judge.ts'
import { readStoredReceipts } from '../evidence/reading/read-material.ts'
import { orderChecks } from '../evidence/verification/ask-issuer.ts'
import { refundedAmong, refundedMessage } from '../evidence/verification/refunded-medicine.ts'
import { isVerified } from '../evidence/verification/invoice-checks.ts'
import { usedInvoiceMessage } from '../record/held-invoices.ts'
import { insuredColumns } from '../record/insured.ts'
import { forgetUnsaved, useCaseFiles } from '../record/materials/forget-files.ts'
import { notifyMember } from '../record/notify-member.ts'
import { transitionCase } from '../record/transitions.ts'
import { decideAtOnce } from './at-once.ts'
import { orderDocument } from './documents/document-job.ts'
import { keepSignedBook } from './documents/signed-book.ts'
import { holdInvoices } from './hold-invoices.ts'
import { keepFlags, noteFlags } from './keep-flags.ts'
import { orderReassessment } from './reassess.ts'
import type { Submission } from './submission-facts.ts'

type ConflictRefusal = RefusedCall<'invoiceUsed' | 'orderRefunded' | 'claimSubmitted'>

/**
 * 0 → 1 and, if the rules allow it, on to the decision. Refused if another transaction was first: what it took is only
 * certain once the invoice numbers are locked.
 */
export async function writeSubmission(
  ctx: MemberContext,
  judged: CaseJudgement,
  signed: Submission & { readonly book: ApplicationBook },
): Promise<ConflictRefusal | null> {
  const { caseRow } = judged.facts
  const overtaken = await takeInvoices(ctx, judged)
  if (overtaken) return overtaken
  await keepSignedBook(ctx, caseRow, signed.book)
  const moved = await transitionCase(ctx, caseRow, {
    to: caseStates.submitted,
    actor: caseRow.account_id,
    reason: '提交理赔申请',
    set: {
      submitted_at: ctx.clock.now(),
      due_at: dueFrom(ctx.clock.now()),
      signature_id: signed.signatureId,
      book_hash: signed.bookHash,
      book_file_id: null,
      billed_fen: billedSum(judged.facts.receipts),
      ...(await insuredColumns(ctx, caseRow)),
      step: 3,
    },
  })
  if (moved.kind === 'refused') return refuse('claimSubmitted')
  await forgetUnsaved(ctx, caseRow)
  await useCaseFiles(ctx.db, caseRow, signed.signatureId)
  await keepFlags(ctx.db, caseRow, judged.flags)
  await waitForIssuers(ctx, judged)
  await orderDocument(ctx, caseRow, 'book')
  if (caseRow.flow !== 'new') await readStoredReceipts(ctx, caseRow)
  await creditPaperlessClaim(ctx, {
    companyId: caseRow.company_id,
    accountId: caseRow.account_id,
    caseId: caseRow.id,
  })
  await decideOrNotify(ctx, judged)
  return null
}

/** Locks the numbers first; only then a refund that ran at the same time is certain to be seen. */
async function takeInvoices(ctx: MemberContext, { facts }: CaseJudgement): Promise<ConflictRefusal | null> {
  const { caseRow, receipts } = facts
  const used = await holdInvoices(ctx, caseRow, receipts)
  if (used) return refuse('invoiceUsed', usedInvoiceMessage(used))
  const refunded = await refundedAmong(ctx.db, receipts)
  return refunded.length > 0 ? refuse('orderRefunded', refundedMessage(refunded)) : null
}

/** An issuer may have answered during the judgement, when there was no submitted case to reassess. */
async function waitForIssuers(ctx: MemberContext, { facts }: CaseJudgement): Promise<void> {
  const { caseRow, receipts, issuerAnswers } = facts
  await orderChecks(ctx, receipts)
  const isOpen = receipts.some(({ id }) => !isVerified(issuerAnswers.get(id) ?? { outcome: 'waiting' }))
  if (isOpen) await orderReassessment(ctx, caseRow.id)
}

async function decideOrNotify(ctx: MemberContext, { facts, isAutomatic }: CaseJudgement): Promise<void> {
  const { caseRow } = facts
  if (isAutomatic) {
    if (await decideAtOnce(ctx, facts)) return
    // Another case was decided meanwhile, so the flags have changed.
    await noteFlags(ctx, caseRow)
  }
  await notifyMember(ctx, caseRow, caseNotices.submitted)
}
