import { sql } from 'kysely'
import type { WorkContext } from '#platform/call/work.ts'
import { newId } from '#platform/ids.ts'
import type { PaidSubject, PaymentRow } from './payable.ts'
import { refundJob } from './refund-job.ts'
import { insertRefund, keyOfRefund, paymentsOf } from './store.ts'

export interface OrderRefundRequest {
  readonly amountFen: number
  /** The effect that it refunds: repeated for the same effect, it is the same refund. */
  readonly effect: string
  /** Members read it in WeChat: nothing about health. */
  readonly reason: string
}

/** Stored before the provider is called; its id is the refund number there, so it is refunded once. */
export async function orderRefund(
  ctx: WorkContext,
  payment: Pick<PaymentRow, 'company_id' | 'id'>,
  { amountFen, effect, reason }: OrderRefundRequest,
): Promise<'ordered' | 'already'> {
  const { db, clock, jobs } = ctx
  const { company_id, id: payment_id } = payment
  const refund = { company_id, payment_id, id: newId(), effect, amount_fen: amountFen, reason }
  const isNew = await insertRefund(db, {
    ...refund,
    state: 'waiting',
    refund_no: null,
    tries: 0,
    asked_at: null,
    created_at: clock.now(),
    done_at: null,
  })
  if (!isNew) return 'already'
  // The table's own constraint guards the sum: a refund above the payment rolls back the whole transaction.
  await db
    .updateTable('incoming_payment')
    .set({ refunded_fen: sql<number>`refunded_fen + ${amountFen}` })
    .where((row) => row.and({ company_id, id: payment_id }))
    .execute()
  await jobs.send(db, refundJob, keyOfRefund(refund))
  return 'ordered'
}

/** Refunds part of a subject's payment to its source. */
export async function giveMoneyBack(
  ctx: WorkContext,
  subject: PaidSubject,
  request: OrderRefundRequest,
): Promise<'ordered' | 'already'> {
  const payment = (await paymentsOf(ctx.db, subject)).find(({ counts }) => counts)
  if (!payment) throw new Error(`nothing was paid for ${subject.kind} ${subject.id}`)
  return orderRefund(ctx, payment, request)
}
