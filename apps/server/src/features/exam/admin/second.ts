import type { examAdminCalls } from '@yf/contract/exam-admin'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { staffActor } from '#features/claims/public.ts'
import { hasTouchedSums, recordAuditEvent } from '#features/staff/public.ts'
import { noteExam } from '../transitions.ts'
import type { ExamRow } from '../own-exam.ts'
import { aboutExam, currentExam } from './reviewed-exam.ts'
import { conclude, sumFault, takeForReview } from './decide.ts'
import { dropProposal, proposalOf, reasonOfProposal, type Proposal } from './proposals.ts'

/** A person other than the first, who changed none of the amounts, about the very same proposal. */
export const confirm: RunCallHandler<typeof examAdminCalls.confirm> = async (input, ctx) => {
  const locked = await takeForReview(ctx, input.id)
  if (locked.kind === 'refused') return locked
  const { exam } = locked
  const proposal = await proposalOf(ctx.db, exam)
  if (proposal?.id !== input.proposalId || !proposal) return refuse('examNothingToConfirm')
  const own = await refuseOwnReview(ctx, exam, proposal)
  if (own) return own
  const { approved_fen: approvedFen } = proposal
  const fault = approvedFen === null ? null : await sumFault(ctx, exam, approvedFen)
  if (fault) return fault
  const reason = await reasonOfProposal(ctx, proposal)
  const stopped = await conclude(ctx, exam, { approvedFen, reason }, '复核完成，')
  if (stopped) return stopped
  const about = aboutExam(exam)
  await recordAuditEvent(
    ctx,
    approvedFen === null
      ? { action: 'confirmExamRefusal', about }
      : { action: 'confirmExam', about, payload: { amountFen: approvedFen } },
  )
  return answer(await currentExam(ctx, exam), approvedFen === null ? '已驳回' : '已复核通过')
}

/** The second reviewer disagrees: the first decides anew. */
export const sendBack: RunCallHandler<typeof examAdminCalls.sendBack> = async (input, ctx) => {
  const locked = await takeForReview(ctx, input.id)
  if (locked.kind === 'refused') return locked
  const { exam } = locked
  const proposal = await proposalOf(ctx.db, exam)
  if (!proposal) return refuse('examNothingToConfirm')
  const own = await refuseOwnReview(ctx, exam, proposal)
  if (own) return own
  await dropProposal(ctx.db, exam)
  // The member reads the timeline: notes between colleagues are only in the audit log.
  await noteExam(ctx, exam, { actor: staffActor(ctx.staff.id), reason: '复核中，继续审核' })
  await recordAuditEvent(ctx, {
    action: 'sendExamBack',
    about: aboutExam(exam),
    payload: { reason: input.reason.trim() },
  })
  return answer(await currentExam(ctx, exam), '已退回')
}

async function refuseOwnReview(
  { db, staff }: StaffContext,
  exam: ExamRow,
  proposal: Proposal,
): Promise<RefusedCall<'examNeedsSecond'> | null> {
  if (proposal.staff_id === staff.id) return refuse('examNeedsSecond')
  return (await hasTouchedSums(db, staff, exam))
    ? refuse('examNeedsSecond', '您更正过本案发票，须由其他高级理赔专员复核')
    : null
}
