import type { examAdminCalls } from '@yf/contract/exam-admin'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { holdInvoicesFor, orderChecks, usedInvoiceMessage } from '#features/claims/public.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { examHolder } from '../own-exam.ts'
import { invoiceFault } from '../documents/change.ts'
import { tidied } from '../documents/invoice-rules.ts'
import { changeDocument, columnsOf, invoicesOf, documentsOf } from '../documents/store.ts'
import { aboutExam, currentExam } from './reviewed-exam.ts'
import { takeForReview } from './decide.ts'
import { dropProposal } from './proposals.ts'

/**
 * As on the picture. The corrected invoice is reserved from now on, and an agreement of two people no longer counts.
 */
export const correct: RunCallHandler<typeof examAdminCalls.correct> = async (
  { id, paperId, ...written },
  ctx,
) => {
  const locked = await takeForReview(ctx, id)
  if (locked.kind === 'refused') return locked
  const { exam } = locked
  const document = (await documentsOf(ctx.db, exam)).find(
    (one) => one.id === paperId && one.kind === 'invoice',
  )
  if (!document) return refuse('notFound')
  const values = tidied(written)
  const fault = invoiceFault(values, ctx.clock.now())
  if (fault) return fault
  await changeDocument(ctx.db, document, {
    ...columnsOf(values),
    is_confirmed: true,
    state: document.state === 'kept' ? 'unreadable' : document.state,
    snapshot: { ...document.snapshot, byHandler: values },
  })
  const invoices = invoicesOf(await documentsOf(ctx.db, exam))
  const used = await holdInvoicesFor(ctx, examHolder(exam), invoices)
  if (used) return refuse('examInvoiceUsed', usedInvoiceMessage(used))
  await orderChecks(ctx, invoices)
  await dropProposal(ctx.db, exam)
  await recordAuditEvent(ctx, {
    action: 'correctExamInvoice',
    about: aboutExam(exam),
    payload: { name: document.name },
  })
  return answer(await currentExam(ctx, exam), '已更正')
}
