import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { sendPayment } from '#features/claims/decision/payment/order-payment.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { refuseInvolvedPayer } from './pay-blockers.ts'
import { batchById, payloadOf } from './make-batch.ts'
import { markBatch, paymentsOfBatch, seenIn, wayOf } from './store.ts'

/** The payments are ordered after the commit; each is one instruction at the partner. */
export const sendBatch: RunCallHandler<typeof claimsAdminCalls.sendBatch> = async ({ batchId }, ctx) => {
  const batch = await batchById(ctx, batchId)
  if (!batch) return refuse('notFound')
  const payments = await paymentsOfBatch(ctx.db, batchId)
  const own = await refuseInvolvedPayer(ctx.db, ctx.staff, payments)
  if (own) return own
  if (!(await markBatch(ctx.db, batchId, 'sent', ctx.clock.now())))
    return (await wayOf(ctx.db, batchId)) === 'file'
      ? refuse('otherPayWay', '该批次已下载打款文件，将由银行按文件打款，不能再发送给付款方')
      : refuse('stateMoved', '该批次已发送')
  for (const payment of payments) await sendPayment(ctx, payment)
  await recordAuditEvent(ctx, { action: 'sendBatch', seen: seenIn(payments), payload: payloadOf(batch) })
  const sent = await batchById(ctx, batchId)
  return sent ? answer(sent) : refuse('notFound')
}
