import type { ExamDetail } from '@yf/contract/exam-shapes'
import type { examCalls } from '@yf/contract/exam'
import { canCancelExam, examStates } from '@yf/domain/exam-claim'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import { requireMembership } from '#features/company/public.ts'
import { toBankCardDto, cardById, insuredOf, toPaymentDto } from '#features/claims/public.ts'
import { toTimelineDto } from '../transitions.ts'
import { ownExam, type ExamRow } from '../own-exam.ts'
import type { ExamReadDeps } from '../documents/facts.ts'
import { paymentsOfExam } from '../pay.ts'
import { quotaOf } from '../quota.ts'
import { examReasonRow } from '../encrypted.ts'
import { expectationOf } from './expected.ts'
import { toSummaryDto } from './dto.ts'

export const detail: RunCallHandler<typeof examCalls.detail> = async ({ id }, ctx) => {
  const exam = await ownExam(ctx.db, ctx.caller.accountId, id)
  // The member continues a draft instead.
  if (!exam || exam.state === examStates.draft) return refuse('notFound')
  return answer(await toDetailDto(ctx, exam))
}

/** The state after a change. */
export async function detailNow(ctx: ExamReadDeps, { account_id, id }: ExamRow): Promise<ExamDetail> {
  const now = await ownExam(ctx.db, account_id, id)
  if (!now) throw new Error('a reimbursement that was changed is gone')
  return toDetailDto(ctx, now)
}

const bit = (value: boolean) => (value ? 1 : 0)

async function toDetailDto(ctx: ExamReadDeps, exam: ExamRow): Promise<ExamDetail> {
  const { db } = ctx
  const { account_id, family_id, member_name: insured_name, company_id } = exam
  const [[payment], membership, person, card, timeline, reason] = await Promise.all([
    paymentsOfExam(db, exam),
    requireMembership(db, account_id, company_id),
    insuredOf(ctx, { account_id, family_id, insured_name }),
    exam.bank_card_id ? cardById(db, account_id, exam.bank_card_id) : undefined,
    toTimelineDto(ctx, exam),
    reasonOf(ctx, exam),
  ])
  const hasFailed = exam.state === examStates.paying && payment?.state === 'failed'
  return {
    ...toSummaryDto(exam),
    relation: person.relation,
    quota: await quotaOf(db, membership, exam),
    bankCard: card ? toBankCardDto(card) : null,
    payment: await toPaymentDto(db, payment),
    timeline,
    ...expectationOf(exam, hasFailed, ctx.clock.now()),
    reason,
    canCancel: bit(canCancelExam(exam.state)),
    canChangeCard: bit(hasFailed),
  }
}

/** Null when there is none, or the member's data subject key was deleted. */
export async function reasonOf(ctx: ExamReadDeps, { id, account_id, reason_encrypted }: ExamRow) {
  if (reason_encrypted === null) return null
  return (await existingSubjectKey(ctx, account_id))?.open(reason_encrypted, examReasonRow(id)) ?? null
}
