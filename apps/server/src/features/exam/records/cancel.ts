import type { examCalls } from '@yf/contract/exam'
import { canCancelExam, examStates } from '@yf/domain/exam-claim'
import { inTransaction } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { releaseExam } from '../release-exam.ts'
import { transitionExam } from '../transitions.ts'
import { takeOwnExam } from '../own-exam.ts'
import { detailNow } from './detail.ts'

/** 1 → 5. A GET of the specification that writes; repeating it gives the same answer. */
export const cancel = inTransaction<typeof examCalls.cancel>(async ({ id }, ctx) => {
  const exam = await takeOwnExam(ctx.db, ctx.caller.accountId, id)
  if (!exam || exam.state === examStates.draft) return refuse('notFound')
  if (exam.state === examStates.cancelled) return answer(await detailNow(ctx, exam))
  if (!canCancelExam(exam.state)) return refuse('cannotCancelExam')
  const moved = await transitionExam(ctx, exam, {
    to: examStates.cancelled,
    actor: exam.account_id,
    reason: '您取消了报销，额度已退回，发票可重新申请',
    set: { closed_at: ctx.clock.now() },
  })
  if (moved.kind === 'refused') return moved
  await releaseExam(ctx, exam, { outcome: 'cancelled', reason: '' })
  return answer(await detailNow(ctx, exam), '已取消')
})
