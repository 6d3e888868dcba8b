import { billStates } from '@yf/domain/invoice'
import { encryptContent } from '#platform/crypto/subject-content.ts'
import type { WorkContext } from '#platform/call/work.ts'
import { changeBill, reversalsOf, takeBill, takeRequestNo, type BillRow } from '../bill-store.ts'
import { billRow, type BillContent } from '../encrypted.ts'
import { transitionInvoice } from './transition-invoice.ts'
import { advanceInvoicesJob } from './advance-job.ts'

interface ReapplyRequest {
  readonly actor: string
  readonly reason: string
  /** Another title or mailbox; unchanged when absent. */
  readonly content?: BillContent
}

export type ReapplyOutcome = 'begun' | 'notFailed' | 'oldStillValid'

/**
 * 4 → 1 under another number: the issuer has closed the failed one. An invoice with a wrong sum exists until it is
 * reversed in full, and no order may have two.
 */
export async function applyAgain(
  ctx: Pick<WorkContext, 'db' | 'clock' | 'cipher' | 'jobs'>,
  { company_id, id }: BillRow,
  { actor, reason, content }: ReapplyRequest,
): Promise<ReapplyOutcome> {
  const bill = await takeBill(ctx.db, { company_id, id })
  if (bill.state !== billStates.failed) return 'notFailed'
  const wrong = (await reversalsOf(ctx.db, bill)).filter(({ order_id }) => order_id === null)
  if (wrong.some(({ state }) => state !== 'done')) return 'oldStillValid'
  const moved = await transitionInvoice(ctx, bill, {
    to: billStates.waiting,
    actor,
    reason,
    set: { failure: null, ask_at: ctx.clock.now(), asked: 0, tries: bill.tries + 1 },
  })
  if (!moved) return 'notFailed'
  await changeBill(ctx.db, bill, {
    request_no: await takeRequestNo(ctx.db, company_id, ctx.clock.now()),
    ...(content ? { content: await encryptContent(ctx, bill.account_id, billRow(id), content) } : {}),
  })
  await ctx.jobs.send(ctx.db, advanceInvoicesJob, { companyId: company_id, id })
  return 'begun'
}
