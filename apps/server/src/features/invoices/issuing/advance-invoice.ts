import { billStates } from '@yf/domain/invoice'
import type { JobContext } from '#platform/call/context.ts'
import { billByKey, changeBill, takeBill, type BillKey, type BillRow } from '../bill-store.ts'
import { fetchFiles } from './fetch-files.ts'
import { failBill, applyIssuerResult } from './apply-issuer-result.ts'
import { transitionInvoice } from './transition-invoice.ts'
import { requestInvoice } from './request-invoice.ts'
import { restAfter } from './query-delay.ts'
import { foldReversals } from './fold-reversals.ts'

/** The next step of a bill, between short transactions. Concurrent calls are safe: each step counts once. */
export async function advanceInvoice(ctx: JobContext, key: BillKey): Promise<void> {
  const bill = await billByKey(ctx.db, key)
  if (bill?.state === billStates.waiting) await begin(ctx, bill)
  if (bill?.state === billStates.issuing) await ask(ctx, bill)
  if (bill?.state === billStates.issued) await fetchFiles(ctx, bill)
}

/** 1 → 2. Leaves out refunds made meanwhile; if everything was refunded, there is nothing to issue. */
async function begin(ctx: JobContext, { company_id, id }: BillRow): Promise<void> {
  const begun = await ctx.transaction(async (inner) => {
    const bill = await takeBill(inner.db, { company_id, id })
    if (bill.state !== billStates.waiting) return null
    const amount_fen = await foldReversals(inner, bill)
    if (amount_fen === 0) {
      await failBill(inner, bill, '订单款项已全部退回，无需开票')
      return null
    }
    const ask_at = restAfter(0, inner.clock.now())
    return transitionInvoice(inner, bill, {
      to: billStates.issuing,
      reason: '提交开票',
      set: { amount_fen, ask_at },
    })
  })
  if (begun) await requestInvoice(ctx, begun, { kind: 'first' })
}

/** The answer to the request may have been lost: a number unknown to the issuer is requested again. */
async function ask(ctx: JobContext, bill: BillRow): Promise<void> {
  const askCount = bill.asked + 1
  await changeBill(ctx.db, bill, { asked: askCount, ask_at: restAfter(askCount, ctx.clock.now()) })
  const result = await ctx.partners.invoices.ask(bill.request_no)
  if (result.kind !== 'answered') return
  if (result.answer.kind === 'none') await requestInvoice(ctx, bill, { kind: 'again', asked: askCount })
  else await applyIssuerResult(ctx, bill, result.answer)
}
