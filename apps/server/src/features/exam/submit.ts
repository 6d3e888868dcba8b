import type { examCalls } from '@yf/contract/exam'
import { examStates } from '@yf/domain/exam-claim'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { useFiles } from '#platform/files/unused-files.ts'
import { holdInvoicesFor, orderChecks, usedInvoiceMessage } from '#features/claims/public.ts'
import { detailNow } from './records/detail.ts'
import { transitionExam } from './transitions.ts'
import { examHolder, takeOwnExam } from './own-exam.ts'
import { readExam } from './documents/facts.ts'
import { invoicesOf } from './documents/store.ts'
import { reserveQuota } from './quota.ts'
import { missingOf } from './rules.ts'

/** 0 → 1. One transaction submits it, reserves the amount and marks the invoices as used, or nothing happens. */
export const submit: RunCallHandler<typeof examCalls.submit> = async ({ id }, ctx) => {
  const exam = await takeOwnExam(ctx.db, ctx.caller.accountId, id)
  if (!exam) return refuse('notFound')
  if (exam.state !== examStates.draft) return refuse('examSubmitted')
  const { documents, rights, facts } = await readExam(ctx, exam)
  if (rights.length === 0) return refuse('noExamQuota')
  // By name first, because the most frequent case is a member's second try with the same document.
  const used = await holdInvoicesFor(ctx, examHolder(exam), invoicesOf(documents))
  if (used) return refuse('examInvoiceUsed', usedInvoiceMessage(used))
  const [missing] = missingOf(facts)
  if (missing !== undefined) return refuse('examIncomplete', missing)
  const right = await reserveQuota(ctx, exam, rights)
  if (!right) return refuse('examQuotaShort')
  const now = ctx.clock.now()
  const moved = await transitionExam(ctx, exam, {
    to: examStates.reviewing,
    actor: exam.account_id,
    reason: '已提交，等待审核',
    set: { submitted_at: now, package_id: right.packageId },
  })
  if (moved.kind === 'refused') return moved
  await useFiles(ctx.db, exam.account_id, { ids: documents.map(({ file_id }) => file_id) })
  await orderChecks(ctx, invoicesOf(documents))
  return answer(await detailNow(ctx, exam), '已提交')
}
