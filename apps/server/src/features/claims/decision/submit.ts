import type { RefusalOf } from '@yf/contract/call'
import type { Submitted } from '@yf/contract/claim-shapes'
import type { claimCalls } from '@yf/contract/claims'
import { caseStateName, caseStates } from '@yf/domain/claim-case'
import { caseNotices } from '@yf/domain/claim-notices'
import { dueFrom } from '@yf/domain/claim-sla'
import { shanghaiMoment } from '@yf/domain/dates'
import { formatFen } from '@yf/domain/money'
import type { MemberContext } from '#platform/call/context.ts'
import type { OutcomeOf } from '#platform/call/handler.ts'
import { answer, refuse, type Refused } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { creditPaperlessClaim } from '#features/points/public.ts'
import { companyRefusal } from '../record/application/check-company.ts'
import { claimantsOf } from '../record/application/claimants.ts'
import { insuredColumns } from '../record/insured.ts'
import { transitionCase } from '../record/transitions.ts'
import { tellMember } from '../record/tell-member.ts'
import { firstStop } from '../assessment/checks.ts'
import { billedSum } from '../assessment/decision.ts'
import { usedWords } from '../record/held-invoices.ts'
import { judgeCase, type Judged } from '../assessment/judge.ts'
import { forgetUnsaved, useCaseFiles } from '../record/materials/forget-files.ts'
import { readKept } from '../evidence/reading/read-material.ts'
import { refundedAmong, refundedWords } from '../evidence/verification/refunded-medicine.ts'
import { ownCase, type CaseRow } from '../record/own-case.ts'
import { bookOf, bookWithHash } from './documents/book.ts'
import { orderPaper } from './documents/paper-job.ts'
import { keepSignedBook } from './documents/signed-book.ts'
import { expectationOf } from './progress/expected.ts'
import { orderChecks } from '../evidence/verification/ask-issuer.ts'
import { isHeard } from '../evidence/verification/words.ts'
import { decideAtOnce } from './at-once.ts'
import { holdInvoices } from './hold-invoices.ts'
import { keepFlags, noteFlags } from './keep-flags.ts'
import { orderReassessment } from './reassess.ts'

export interface Submission {
  readonly signatureId: string
  readonly bookHash: string
}

type NotSubmitted = Refused<RefusalOf<typeof claimCalls.applyV2>>

/** Validates the submission again: hours may lie between the checks of the screens and this call. */
export async function submissionRefusal(ctx: MemberContext, caseRow: CaseRow): Promise<NotSubmitted | null> {
  if (caseRow.state !== caseStates.draft) return refuse('claimSubmitted')
  const closed = await companyRefusal(ctx, caseRow.company_id)
  if (closed) return closed
  const membership = await requireMembership(ctx.db, caseRow.account_id, caseRow.company_id)
  if (!membership) return refuse('notInCompany')
  const claimants = await claimantsOf(ctx, caseRow.account_id, membership)
  const claimant = claimants.find(({ familyId }) => familyId === caseRow.family_id)
  if (!claimant) return refuse('cannotClaim')
  if (claimant.refusal) return refuse('cannotClaim', claimant.refusal.words)
  const isCovered = claimant.policies.some(({ id }) => id === caseRow.policy_id)
  return isCovered || caseRow.policy_id === null ? null : refuse('policyNotOfMember')
}

/** 0 → 1 and, if the rules allow it, on to the decision: in the one transaction of the call, on a locked case. */
export async function submitCase(
  ctx: MemberContext,
  caseRow: CaseRow,
  { signatureId, bookHash }: Submission,
): Promise<OutcomeOf<typeof claimCalls.applyV2>> {
  const judged = await judgeCase(ctx, caseRow)
  const { receipts } = judged.facts
  const stop = firstStop(judged.checks)
  if (stop) return refuse(stop.kind === 'duplicate' ? 'invoiceUsed' : 'claimStopped', stop.words)
  if (!(await hasSignature(ctx, signatureId))) return refuse('signatureNeeded')
  const book = await bookOf(ctx, judged.facts)
  if (book.kind === 'incomplete') return refuse('claimStopped', book.words)
  const signed = bookWithHash(book, bookHash, ctx.clock.now())
  if (!signed) return refuse('bookChanged')
  const used = await holdInvoices(ctx, caseRow, receipts)
  if (used) return refuse('invoiceUsed', usedWords(used))
  const refunded = await refundedAmong(ctx.db, receipts)
  if (refunded.length > 0) return refuse('orderRefunded', refundedWords(refunded))
  await keepSignedBook(ctx, caseRow, signed.book)
  const moved = await transitionCase(ctx, caseRow, {
    to: caseStates.submitted,
    actor: caseRow.account_id,
    reason: '提交理赔申请',
    set: {
      submitted_at: ctx.clock.now(),
      due_at: dueFrom(ctx.clock.now()),
      signature_id: signatureId,
      book_hash: bookHash,
      book_file_id: null,
      billed_fen: billedSum(receipts),
      ...(await insuredColumns(ctx, caseRow)),
      step: 3,
    },
  })
  if (moved.kind === 'refused') return refuse('claimSubmitted')
  await forgetUnsaved(ctx, caseRow)
  await useCaseFiles(ctx.db, caseRow, signatureId)
  await keepFlags(ctx.db, caseRow, judged.flags)
  await waitForIssuers(ctx, judged)
  await orderPaper(ctx, caseRow, 'book')
  if (caseRow.flow !== 'new') await readKept(ctx, caseRow)
  await creditPaperlessClaim(ctx, {
    companyId: caseRow.company_id,
    accountId: caseRow.account_id,
    caseId: caseRow.id,
  })
  await decideOrTell(ctx, judged)
  return answer(await submittedOnTheWire(ctx, caseRow))
}

/** An issuer may have answered during the judgement, when there was no submitted case to reassess. */
async function waitForIssuers(ctx: MemberContext, { facts }: Judged): Promise<void> {
  const { caseRow, receipts, words } = facts
  await orderChecks(ctx, receipts)
  const isOpen = receipts.some(({ id }) => !isHeard(words.get(id) ?? { outcome: 'waiting' }))
  if (isOpen) await orderReassessment(ctx, caseRow.id)
}

async function decideOrTell(ctx: MemberContext, { facts, isAutomatic }: Judged): Promise<void> {
  const { caseRow } = facts
  if (isAutomatic) {
    if (await decideAtOnce(ctx, facts)) return
    // Another case was decided meanwhile, so the flags have changed.
    await noteFlags(ctx, caseRow)
  }
  await tellMember(ctx, caseRow, caseNotices.submitted)
}

const hasSignature = async ({ db, caller }: MemberContext, id: string): Promise<boolean> =>
  (await db
    .selectFrom('hand_signature')
    .select('id')
    .where((row) => row.and({ account_id: caller.accountId, id }))
    .executeTakeFirst()) !== undefined

async function submittedOnTheWire(ctx: MemberContext, { account_id, id }: CaseRow): Promise<Submitted> {
  const now = await ownCase(ctx.db, account_id, id)
  if (!now) throw new Error('a case that was submitted is gone')
  const { nextStep, expectedAt } = await expectationOf(ctx, now, undefined)
  const isDecided = now.state === caseStates.paying || now.state === caseStates.paid
  const isNothing = isDecided && now.payable_fen === 0
  return {
    caseId: id,
    caseNo: now.case_no,
    state: now.state,
    stateName: caseStateName(now.state, now.payable_fen),
    isDecided: isDecided ? 1 : 0,
    payableFen: now.payable_fen,
    message:
      isDecided && !isNothing
        ? `核定赔付 ${formatFen(now.payable_fen ?? 0)}。${nextStep}`
        : (nextStep ?? '理赔已结案，本次没有需要赔付的金额'),
    expectedTime: expectedAt && shanghaiMoment(expectedAt),
  }
}
