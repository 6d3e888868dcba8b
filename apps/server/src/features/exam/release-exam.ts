import { keepOutcomesFor, releaseInvoicesOf, type CaseWork } from '#features/claims/public.ts'
import { dropProposal } from './admin/proposals.ts'
import { examHolder, type ExamRow } from './own-exam.ts'
import { invoicesOf, documentsOf } from './documents/store.ts'
import { giveQuotaBack } from './quota.ts'

interface ReleaseReason {
  readonly outcome: 'cancelled' | 'rejected'
  readonly reason: string
}

/** It came to nothing: the quota is returned, the invoices are free, and its history stays. */
export async function releaseExam(ctx: CaseWork, exam: ExamRow, ending: ReleaseReason): Promise<void> {
  const holder = examHolder(exam)
  const invoices = invoicesOf(await documentsOf(ctx.db, exam))
  await dropProposal(ctx.db, exam)
  await keepOutcomesFor(ctx.db, holder, invoices, { ...ending, at: ctx.clock.now() })
  await releaseInvoicesOf(ctx.db, holder)
  await giveQuotaBack(ctx, exam)
}
