import type { examAdminCalls } from '@yf/contract/exam-admin'
import { needsSecondPerson, needsSecondToReject } from '@yf/domain/claim-limits'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { ruleOf } from '#features/claims/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { documentsOf, valuesOfDocument } from '../documents/store.ts'
import { isWhole } from '../rules.ts'
import { aboutExam, currentExam } from './reviewed-exam.ts'
import { conclude, sumFault, takeForReview } from './decide.ts'
import { saveProposal, proposalOf } from './proposals.ts'

const toBeConfirmed = '已有初审意见，请等待复核'

/** Decides, or gives the first of two approvals if two are needed. */
export const approve: RunCallHandler<typeof examAdminCalls.approve> = async (input, ctx) => {
  const locked = await takeForReview(ctx, input.id)
  if (locked.kind === 'refused') return locked
  const { exam } = locked
  if (await proposalOf(ctx.db, exam)) return refuse('examReviewed', toBeConfirmed)
  const documents = await documentsOf(ctx.db, exam)
  const open = documents.find(
    (row) => row.kind === 'invoice' && row.state !== 'kept' && !isWhole(valuesOfDocument(row)),
  )
  if (open) return refuse('examIncomplete', `请先补全「${open.name}」的号码、日期和金额`)
  const { amountFen } = input
  const fault = await sumFault(ctx, exam, amountFen)
  if (fault) return fault
  const verdict = { approvedFen: amountFen, reason: input.reason.trim() }
  const { four_eyes_fen: fourEyesFen } = await ruleOf(ctx.db, exam.company_id)
  if (needsSecondPerson({ payableFen: amountFen, fourEyesFen, unseenReceipts: 0 })) {
    await saveProposal(ctx, exam, verdict)
    await recordAuditEvent(ctx, {
      action: 'approveExamFirst',
      about: aboutExam(exam),
      payload: { amountFen },
    })
    return answer(await currentExam(ctx, exam), '已提交复核')
  }
  const stopped = await conclude(ctx, exam, verdict, '')
  if (stopped) return stopped
  await recordAuditEvent(ctx, { action: 'approveExam', about: aboutExam(exam), payload: { amountFen } })
  return answer(await currentExam(ctx, exam), '已通过')
}

export const refuseClaim: RunCallHandler<typeof examAdminCalls.refuse> = async (input, ctx) => {
  const locked = await takeForReview(ctx, input.id)
  if (locked.kind === 'refused') return locked
  const { exam } = locked
  if (await proposalOf(ctx.db, exam)) return refuse('examReviewed', toBeConfirmed)
  const verdict = { approvedFen: null, reason: input.reason.trim() }
  const { four_eyes_fen: fourEyesFen } = await ruleOf(ctx.db, exam.company_id)
  if (needsSecondToReject({ claimedFen: exam.amount_fen, fourEyesFen })) {
    await saveProposal(ctx, exam, verdict)
    await recordAuditEvent(ctx, { action: 'refuseExamFirst', about: aboutExam(exam) })
    return answer(await currentExam(ctx, exam), '已提交复核')
  }
  const stopped = await conclude(ctx, exam, verdict, '')
  if (stopped) return stopped
  await recordAuditEvent(ctx, { action: 'refuseExam', about: aboutExam(exam) })
  return answer(await currentExam(ctx, exam), '已驳回')
}
