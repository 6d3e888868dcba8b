import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { paidOutOf } from '#features/claims/decision/payment/paid-out.ts'
import { paymentsFor } from '#features/claims/decision/payment/payments.ts'
import { sendPayment } from '#features/claims/decision/payment/order-payment.ts'
import { staffActor } from '#features/claims/record/transitions.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import { refuseInvolvedPayer } from './pay-blockers.ts'
import { toPaymentDtos } from './dto.ts'
import { paymentById, type PaymentFound } from './store.ts'

/** A payment in doubt is queried, never paid a second time; a failed one is paid again on another card. */
export const retryPayment: RunCallHandler<typeof claimsAdminCalls.retryPayment> = async (
  { paymentId },
  ctx,
) => {
  const found = await paymentById(ctx.db, paymentId)
  const paidOut = found && paidOutOf(ctx, found)
  const subject = found && (await paidOut?.take(ctx.db, found))
  // Reads it again under the lock: the worker may have ended it meanwhile.
  const payment = subject && (await paymentById(ctx.db, paymentId))
  if (!payment || !paidOut) return refuse('notFound')
  const own = await refuseInvolvedPayer(ctx.db, ctx.staff, [payment])
  if (own) return own
  const { company_id, subject_id: id, case_no, account_id } = payment
  const about = { company_id, id, case_no, account_id }
  if (payment.state === 'sent' && payment.is_by_file)
    return refuse('otherPayWay', '该款项按文件打款，请在批次中登记银行结果')
  if (payment.state === 'sent') {
    await sendPayment(ctx, payment)
    await recordAuditEvent(ctx, { action: 'askPayment', about })
    return answerWithPayment(ctx, payment)
  }
  if (payment.state !== 'failed') return refuse('stateMoved')
  if (subject.bank_card_id === payment.bank_card_id) return refuse('cardUnchanged')
  if (!(await paidOut.payAgain(ctx, payment, staffActor(ctx.staff.id))))
    return refuse('stateMoved', '该案件已有新的打款')
  await recordAuditEvent(ctx, { action: 'payAgain', about })
  const [newest] = await paymentsFor(ctx.db, payment)
  const again = newest && (await paymentById(ctx.db, newest.id))
  return again ? answerWithPayment(ctx, again) : refuse('notFound')
}

async function answerWithPayment(ctx: StaffContext, payment: PaymentFound) {
  const [row] = await toPaymentDtos(ctx, [payment])
  return row ? answer(row) : refuse('notFound')
}
