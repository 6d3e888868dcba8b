import type { BankResult, claimsAdminCalls } from '@yf/contract/claims-admin'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, badInput, refuse, type BadInput } from '#platform/call/outcome.ts'
import { failed, paid } from '#features/claims/decision/payment/payment-ends.ts'
import { staffActor } from '#features/claims/record/transitions.ts'
import { recordAuditEvent, type AuditEvent } from '#features/staff/public.ts'
import { refuseInvolvedPayer } from './pay-blockers.ts'
import { batchById } from './make-batch.ts'
import { paymentsOfBatch, wayOf, type PaymentFound } from './store.ts'

/** All or nothing: staff who paste a bank's list see at once which line is invalid. */
export const recordResults: RunCallHandler<typeof claimsAdminCalls.recordResults> = async (
  { batchId, results },
  ctx,
) => {
  const wrong = faultOf(results)
  if (wrong) return wrong
  const way = await wayOf(ctx.db, batchId)
  if (!way) return refuse('notFound')
  if (way !== 'file') return refuse('otherPayWay', '该批次没有按文件打款，不能登记银行结果')
  const payments = new Map((await paymentsOfBatch(ctx.db, batchId)).map((row) => [row.id, row]))
  const matched = results.map((result) => ({ ...result, payment: payments.get(result.paymentId) }))
  if (!matched.every(hasPayment)) return refuse('notFound')
  const own = await refuseInvolvedPayer(
    ctx.db,
    ctx.staff,
    matched.map(({ payment }) => payment),
  )
  if (own) return own
  // Locks cases in one order, so that two people with the same list do not deadlock.
  for (const result of matched.toSorted((a, b) => (a.paymentId < b.paymentId ? -1 : 1)))
    if (!(await keep(ctx, result)))
      return refuse('stateMoved', `案件 ${result.payment.case_no} 的打款结果已登记，请刷新后再试`)
  for (const result of matched) await recordAuditEvent(ctx, eventOf(result))
  const batch = await batchById(ctx, batchId)
  return batch ? answer(batch, '已登记') : refuse('notFound')
}

function faultOf(results: readonly BankResult[]): BadInput | null {
  for (const { receipt, failure } of results)
    if (failure === null ? !receipt?.trim() : receipt !== null)
      return badInput('receipt', '到账请填写银行回单号，失败请选择原因')
  return null
}

interface MatchedResult extends BankResult {
  readonly payment: PaymentFound
}

const hasPayment = (result: BankResult & { payment: PaymentFound | undefined }): result is MatchedResult =>
  result.payment !== undefined

function keep(ctx: StaffContext, { payment, receipt, failure }: MatchedResult): Promise<boolean> {
  const actor = staffActor(ctx.staff.id)
  return failure
    ? failed(ctx, payment, failure, actor)
    : paid(ctx, payment, { receipt: receipt?.trim() ?? '', at: ctx.clock.now() }, actor)
}

/** The audit log stores no long numbers: the receipt number is stored with the payment. */
function eventOf({ payment, failure }: MatchedResult): AuditEvent {
  const { company_id, subject_id: id, case_no, account_id } = payment
  return {
    action: failure ? 'recordFailed' : 'recordPaid',
    about: { company_id, id, case_no, account_id },
    payload: { batchNo: payment.batch_no ?? '' },
  }
}
