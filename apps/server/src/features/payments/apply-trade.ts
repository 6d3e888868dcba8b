import { incomingMachine, type DeclineReason } from '@yf/domain/incoming-payment'
import { formatFen } from '@yf/domain/money'
import { canMove } from '@yf/domain/state-machine'
import type { TradeWord } from '#partners/wechat-pay/port.ts'
import { alertStaff } from '#platform/alerts/alert-staff.ts'
import type { WorkContext, StepwiseContext } from '#platform/call/work.ts'
import { payableOf, subjectOf, type PaymentRow } from './payable.ts'
import { orderRefund } from './order-refund.ts'
import { changePayment, providerNo, takePayment } from './store.ts'

type PaidTrade = Extract<TradeWord, { kind: 'paid' }>

/** The state of a payment after the provider's answer or notice. */
export type TradeStatus = 'paid' | 'open' | 'closed' | 'otherSum' | 'unknown'

/** Queries the provider and stores the answer. */
export async function refreshPayment(ctx: StepwiseContext, payment: PaymentRow): Promise<TradeStatus> {
  return (await queryPayment(ctx, payment)).status
}

export interface PaymentQueryResult {
  readonly status: TradeStatus
  /** The last try was declined. The payment stays open, so nothing is stored. */
  readonly declined?: DeclineReason
}

export async function queryPayment(ctx: StepwiseContext, payment: PaymentRow): Promise<PaymentQueryResult> {
  const { state } = payment
  if (!canMove(incomingMachine, state, 'paid')) return { status: state }
  const word = await ctx.partners.wechatPay.query(providerNo(payment.id))
  if (word.kind === 'paid')
    return { status: await ctx.transaction((inner) => applyPaid(inner, payment, word)) }
  if (word.kind === 'unknown') return { status: 'unknown' }
  return word.kind === 'declined' ? { status: state, declined: word.reason } : { status: state }
}

/**
 * The provider confirms the payment, by a signed notice or in an answer. Repetitions change nothing. Of several
 * payments for one subject the first counts; one that is no longer expected is refunded automatically.
 */
export async function applyPaid(ctx: WorkContext, row: PaymentRow, word: PaidTrade): Promise<TradeStatus> {
  const { db } = ctx
  const payable = payableOf(ctx, row.subject_kind)
  await payable.take(ctx, subjectOf(row))
  const payment = await takePayment(db, row)
  if (!canMove(incomingMachine, payment.state, 'paid')) return payment.state
  const { transactionId, at, amountFen } = word
  const facts = { transaction_id: transactionId, paid_fen: amountFen, paid_at: at, to_close: false }
  if (amountFen !== payment.amount_fen) {
    await changePayment(db, payment, { ...facts, state: 'otherSum' })
    await alertOfOtherSum(ctx, payment, amountFen)
    return 'otherSum'
  }
  const paid = { ...payment, ...facts, state: 'paid' as const }
  const verdict = await payable.paid(ctx, paid)
  await changePayment(db, payment, { ...facts, state: 'paid', counts: verdict === 'counted' })
  if (verdict === 'unwanted')
    await orderRefund(ctx, paid, { amountFen, effect: 'unwanted', reason: '订单已关闭或已支付，自动退款' })
  return 'paid'
}

const alertOfOtherSum = (ctx: WorkContext, { id, amount_fen }: PaymentRow, paidFen: number) =>
  alertStaff(ctx, {
    kind: 'otherSum',
    about: id,
    text: `支付单 ${providerNo(id)} 应收 ${formatFen(amount_fen)}，支付方称收到 ${formatFen(paidFen)}，未计入订单，请核实`,
  })
