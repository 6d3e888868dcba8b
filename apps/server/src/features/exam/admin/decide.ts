import { examStates } from '@yf/domain/exam-claim'
import { formatFen } from '@yf/domain/money'
import type { StaffContext } from '#platform/call/context.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { subjectKey } from '#platform/crypto/subject-keys.ts'
import { keepOutcomesFor, staffActor, type CaseWork } from '#features/claims/public.ts'
import { releaseExam } from '../release-exam.ts'
import { transitionExam, notifyMember } from '../transitions.ts'
import { examHolder, takeExam, type ExamRow } from '../own-exam.ts'
import { invoicesOf, documentsOf } from '../documents/store.ts'
import { payExam } from '../pay.ts'
import { reservedFen } from '../quota.ts'
import { examReasonRow } from '../encrypted.ts'
import { sumsOf } from './dto.ts'
import { dropProposal, type ExamVerdict } from './proposals.ts'

type ExamForReview =
  | { readonly kind: 'taken'; readonly exam: ExamRow }
  | RefusedCall<'notFound' | 'examReviewed'>

/** A reimbursement that waits for a decision, locked. Drafts are not visible to staff. */
export async function takeForReview(ctx: StaffContext, id: string): Promise<ExamForReview> {
  const exam = await takeExam(ctx.db, id)
  if (!exam || exam.state === examStates.draft) return refuse('notFound')
  return exam.state === examStates.reviewing ? { kind: 'taken', exam } : refuse('examReviewed')
}

/** Objections to an amount; null when there are none. */
export async function sumFault(
  ctx: StaffContext,
  exam: ExamRow,
  approvedFen: number,
): Promise<RefusedCall<'examSumTooHigh'> | null> {
  const requestedFen = sumsOf(exam, await documentsOf(ctx.db, exam)).mostFen
  const mostFen = Math.min(requestedFen, await reservedFen(ctx.db, exam))
  return approvedFen > mostFen ? refuse('examSumTooHigh', `核定金额最多为 ${formatFen(mostFen)}`) : null
}

/** The deciding staff member, in the transaction that records the decision. */
type DecisionContext = CaseWork & { readonly staff: Pick<StaffContext['staff'], 'id'> }

/** Carries out a verdict, whether one person gave it or two. */
export const conclude = (
  ctx: DecisionContext,
  exam: ExamRow,
  { approvedFen, reason }: ExamVerdict,
  note: string,
) =>
  approvedFen === null
    ? refuseExam(ctx, exam, reason, note)
    : approveExam(ctx, exam, { approvedFen, reason }, note)

/** 1 → 2: the payment waits to be added to a batch. */
async function approveExam(
  ctx: DecisionContext,
  exam: ExamRow,
  { approvedFen, reason }: ExamVerdict & { readonly approvedFen: number },
  note: string,
) {
  const now = ctx.clock.now()
  const less = approvedFen < exam.amount_fen && reason !== '' ? `（${reason}）` : ''
  const text = `审核通过，报销 ${formatFen(approvedFen)}${less}，正在安排打款`
  const moved = await transitionExam(ctx, exam, {
    to: examStates.paying,
    actor: staffActor(ctx.staff.id),
    reason: note + text,
    set: {
      approved_fen: approvedFen,
      decided_at: now,
      reason_encrypted: reason === '' ? null : await encryptedReason(ctx, exam, reason),
    },
  })
  if (moved.kind === 'refused') return moved
  await dropProposal(ctx.db, exam)
  const invoices = invoicesOf(await documentsOf(ctx.db, exam))
  await keepOutcomesFor(ctx.db, examHolder(exam), invoices, { outcome: 'settled', reason: text, at: now })
  await payExam(ctx, exam, approvedFen)
  await notifyMember(ctx, exam, { kind: 'expenseApproved', text })
  return null
}

/** 1 → 4: quota and invoices are free again. */
async function refuseExam(ctx: DecisionContext, exam: ExamRow, reason: string, note: string) {
  const now = ctx.clock.now()
  const text = `未通过审核：${reason}。额度已退回，您可以修改后重新申请`
  const moved = await transitionExam(ctx, exam, {
    to: examStates.refused,
    actor: staffActor(ctx.staff.id),
    reason: note + text,
    set: { decided_at: now, closed_at: now, reason_encrypted: await encryptedReason(ctx, exam, reason) },
  })
  if (moved.kind === 'refused') return moved
  await releaseExam(ctx, exam, { outcome: 'rejected', reason })
  await notifyMember(ctx, exam, { kind: 'expenseRefused', text })
  return null
}

const encryptedReason = async (ctx: DecisionContext, { id, account_id }: ExamRow, reason: string) =>
  (await subjectKey(ctx, account_id)).encrypt(reason, examReasonRow(id))
