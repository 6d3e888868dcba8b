import type { BankResult, workbenchCalls } from '@yf/contract/workbench'
import type { StaffContext } from '#platform/call/context.ts'
import { answer, badInput, refuse, type BadInput } from '#platform/call/outcome.ts'
import { failed, paid, staffActor } from '#features/claims/public.ts'
import { recordDeed } from '../audit/record.ts'
import { withDuty } from '../duty.ts'
import { batchById } from './make-batch.ts'
import { paymentsOfBatch, wayOf, type PaymentFound } from './store.ts'

/** All of them or none: whoever copies a bank's list sees at once which line does not fit. */
export const recordResults = withDuty<typeof workbenchCalls.recordResults>(
  'recordResults',
  'pay',
  async ({ batchId, results }, ctx) => {
    const wrong = faultOf(results)
    if (wrong) return wrong
    const way = await wayOf(ctx.db, batchId)
    if (!way) return refuse('notFound')
    if (way !== 'file') return refuse('otherPayWay', '该批次没有按文件打款，不能登记银行结果')
    const payments = new Map((await paymentsOfBatch(ctx.db, batchId)).map((row) => [row.id, row]))
    // Cases are locked in one order, so that two people with one list do not wait for each other.
    for (const result of results.toSorted((a, b) => (a.paymentId < b.paymentId ? -1 : 1))) {
      const payment = payments.get(result.paymentId)
      if (!payment) return refuse('notFound')
      if (!(await keep(ctx, payment, result)))
        return refuse('stateMoved', `案件 ${payment.case_no} 的打款结果已登记，请刷新后再试`)
    }
    const batch = await batchById(ctx.db, batchId)
    return batch ? answer(batch, '已登记') : refuse('notFound')
  },
)

function faultOf(results: readonly BankResult[]): BadInput | null {
  for (const { receipt, failure } of results)
    if (failure === null ? !receipt?.trim() : receipt !== null)
      return badInput('receipt', '到账请填写银行回单号，失败请选择原因')
  return null
}

async function keep(
  ctx: StaffContext,
  payment: PaymentFound,
  { receipt, failure }: BankResult,
): Promise<boolean> {
  const actor = staffActor(ctx.staff.id)
  const isKept = failure
    ? await failed(ctx, payment, failure, actor)
    : await paid(ctx, payment, { receipt: receipt?.trim() ?? '', at: ctx.clock.now() }, actor)
  const about = { company_id: payment.company_id, id: payment.subject_id, case_no: payment.case_no }
  const deed = failure ? '登记打款失败' : '登记打款到账'
  // The audit keeps no long numbers: the receipt's stands with the payment.
  if (isKept) await recordDeed(ctx, { deed, about, detail: payment.batch_no ?? '' })
  return isKept
}
