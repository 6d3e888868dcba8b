import type { examAdminCalls } from '@yf/contract/exam-admin'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { holdInvoicesFor, orderChecks, usedWords } from '#features/claims/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { examHolder } from '../own-exam.ts'
import { invoiceFault } from '../papers/change.ts'
import { tidied } from '../papers/invoice-rules.ts'
import { changePaper, columnsOf, invoicesOf, papersOf } from '../papers/store.ts'
import { aboutExam, shownNow } from './reviewed-exam.ts'
import { takeForReview } from './decide.ts'
import { dropProposal } from './proposals.ts'

/**
 * As on the picture. The corrected invoice is reserved from now on, and an agreement of two people no longer counts.
 */
export const correct: RunCallHandler<typeof examAdminCalls.correct> = async (
  { id, paperId, ...written },
  ctx,
) => {
  const taken = await takeForReview(ctx, id)
  if (taken.kind === 'refused') return taken
  const { exam } = taken
  const paper = (await papersOf(ctx.db, exam)).find((one) => one.id === paperId && one.kind === 'invoice')
  if (!paper) return refuse('notFound')
  const values = tidied(written)
  const fault = invoiceFault(values, ctx.clock.now())
  if (fault) return fault
  await changePaper(ctx.db, paper, {
    ...columnsOf(values),
    is_confirmed: true,
    state: paper.state === 'kept' ? 'unreadable' : paper.state,
    snapshot: { ...paper.snapshot, byHandler: values },
  })
  const invoices = invoicesOf(await papersOf(ctx.db, exam))
  const used = await holdInvoicesFor(ctx, examHolder(exam), invoices)
  if (used) return refuse('examInvoiceUsed', usedWords(used))
  await orderChecks(ctx, invoices)
  await dropProposal(ctx.db, exam)
  await recordAuditEvent(ctx, {
    action: 'correctExamInvoice',
    about: aboutExam(exam),
    payload: { name: paper.name },
  })
  return answer(await shownNow(ctx, exam), '已更正')
}
