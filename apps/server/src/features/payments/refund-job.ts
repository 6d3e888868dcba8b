import { formatFen } from '@yf/domain/money'
import type { RefundWord } from '#partners/wechat-pay/port.ts'
import { alertStaff } from '#platform/alerts/alert-staff.ts'
import type { JobContext } from '#platform/call/context.ts'
import type { WorkContext } from '#platform/call/work.ts'
import type { Job } from '#platform/jobs/job.ts'
import { payableOf, subjectOf } from './payable.ts'
import {
  changeRefund,
  keyOfRefund,
  paymentBy,
  providerNo,
  refundBy,
  type RefundKey,
  type RefundRow,
} from './store.ts'

/** Makes one refund. However often it runs, and wherever it is killed, the provider sees one number. */
export const refundJob: Job<RefundKey> = {
  name: 'payments.refund',
  retries: 8,
  async run(key, ctx) {
    await pushRefund(key, ctx)
  },
}

export async function pushRefund(key: RefundKey, ctx: JobContext): Promise<RefundWord['kind']> {
  const refund = await refundBy(ctx.db, key)
  const payment = refund && (await paymentBy(ctx.db, { company_id: key.company_id, id: key.payment_id }))
  if (!refund || !payment || refund.state !== 'waiting') return 'done'
  await changeRefund(ctx.db, refund, { asked_at: ctx.clock.now(), tries: refund.tries + 1 })
  const { wechatPay } = ctx.partners
  const refundNo = providerNo(refund.id)
  // A worker may have sent it and died before storing the result.
  const status = refund.tries > 0 ? await wechatPay.queryRefund(refundNo) : ({ kind: 'absent' } as const)
  const word =
    status.kind === 'absent'
      ? await wechatPay.refund({
          tradeNo: providerNo(payment.id),
          refundNo,
          amountFen: refund.amount_fen,
          totalFen: payment.amount_fen,
          reason: refund.reason,
        })
      : status
  await ctx.transaction((inner) => applyRefund(inner, refund, word))
  return word.kind
}

/** Stores the provider's result of a refund, from a notice or an answer. Repetitions change nothing. */
export async function applyRefund(ctx: WorkContext, refund: RefundRow, word: RefundWord): Promise<void> {
  const { db, clock } = ctx
  if (word.kind !== 'done' && word.kind !== 'failed') return
  if (word.kind === 'failed' || word.amountFen !== refund.amount_fen) return failed(ctx, refund, word)
  const payment = await paymentBy(db, { company_id: refund.company_id, id: refund.payment_id })
  if (!payment) throw new Error('a refund without its payment')
  const payable = payableOf(ctx, payment.subject_kind)
  await payable.take(ctx, subjectOf(payment))
  const { numUpdatedRows } = await db
    .updateTable('incoming_refund')
    .set({ state: 'done', refund_no: word.providerNo, done_at: word.at, asked_at: clock.now() })
    .where((row) => row.and(keyOfRefund(refund)))
    .where('state', '!=', 'done')
    .executeTakeFirst()
  if (numUpdatedRows > 0n && payment.counts) await payable.refunded(ctx, subjectOf(payment), refund.effect)
}

async function failed(ctx: WorkContext, refund: RefundRow, word: RefundWord): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('incoming_refund')
    .set({ state: 'failed' })
    .where((row) => row.and({ ...keyOfRefund(refund), state: 'waiting' }))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const payment = await paymentBy(ctx.db, { company_id: refund.company_id, id: refund.payment_id })
  ctx.log.error({ refundId: refund.id, word: word.kind }, 'the provider does not give a refund back')
  await alertStaff(ctx, {
    kind: 'refundFailed',
    about: refund.id,
    text: `${payment?.description ?? ''} 的退款单 ${providerNo(refund.id)}（${formatFen(refund.amount_fen)}）未能退回，请补足商户余额或核实原因，再到「支付对账」重新退款`,
  })
}

/** After a person has removed the cause of the failure: the same number is sent again. False if it had not failed. */
export async function tryRefundAgain(ctx: WorkContext, key: RefundKey): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('incoming_refund')
    .set({ state: 'waiting' })
    .where((row) => row.and({ ...keyOfRefund(key), state: 'failed' }))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await ctx.jobs.send(ctx.db, refundJob, keyOfRefund(key))
  return numUpdatedRows > 0n
}
