import { incomingMachine, type DeclineReason } from '@yf/domain/incoming-payment'
import { formatFen } from '@yf/domain/money'
import { canMove } from '@yf/domain/state-machine'
import type { TradeWord } from '#partners/wechat-pay/port.ts'
import { alertStaff } from '#platform/alerts/alert-staff.ts'
import type { WorkContext, StepwiseContext } from '#platform/call/work.ts'
import { payableOf, subjectOf, type PaymentRow } from './payable.ts'
import { orderRefund } from './order-refund.ts'
import { changePayment, providerNo, takePayment } from './store.ts'

type Paid = Extract<TradeWord, { kind: 'paid' }>

/** The state of a payment after the provider's answer or notice. */
export type Standing = 'paid' | 'open' | 'closed' | 'otherSum' | 'unknown'

/** Queries the provider and stores the answer. */
export async function learn(ctx: StepwiseContext, payment: PaymentRow): Promise<Standing> {
  return (await learnMore(ctx, payment)).standing
}

export interface Learnt {
  readonly standing: Standing
  /** The last try was declined. The payment stays open, so nothing is stored. */
  readonly declined?: DeclineReason
}

export async function learnMore(ctx: StepwiseContext, payment: PaymentRow): Promise<Learnt> {
  const { state } = payment
  if (!canMove(incomingMachine, state, 'paid')) return { standing: state }
  const word = await ctx.partners.wechatPay.query(providerNo(payment.id))
  if (word.kind === 'paid')
    return { standing: await ctx.transaction((inner) => applyPaid(inner, payment, word)) }
  if (word.kind === 'unknown') return { standing: 'unknown' }
  return word.kind === 'declined' ? { standing: state, declined: word.reason } : { standing: state }
}

/**
 * The provider confirms the payment, by a signed notice or in an answer. Repetitions change nothing. Of several
 * payments for one subject the first counts; one that is no longer expected is refunded automatically.
 */
export async function applyPaid(ctx: WorkContext, known: PaymentRow, word: Paid): Promise<Standing> {
  const { db } = ctx
  const payable = payableOf(ctx, known.subject_kind)
  await payable.take(ctx, subjectOf(known))
  const payment = await takePayment(db, known)
  if (!canMove(incomingMachine, payment.state, 'paid')) return payment.state
  const { transactionId, at, amountFen } = word
  const facts = { transaction_id: transactionId, paid_fen: amountFen, paid_at: at, to_close: false }
  if (amountFen !== payment.amount_fen) {
    await changePayment(db, payment, { ...facts, state: 'otherSum' })
    await tellOfOtherSum(ctx, payment, amountFen)
    return 'otherSum'
  }
  const paid = { ...payment, ...facts, state: 'paid' as const }
  const verdict = await payable.paid(ctx, paid)
  await changePayment(db, payment, { ...facts, state: 'paid', counts: verdict === 'counted' })
  if (verdict === 'unwanted')
    await orderRefund(ctx, paid, { amountFen, effect: 'unwanted', reason: '订单已关闭或已支付，自动退款' })
  return 'paid'
}

const tellOfOtherSum = (ctx: WorkContext, { id, amount_fen }: PaymentRow, paidFen: number) =>
  alertStaff(ctx, {
    kind: 'otherSum',
    about: id,
    words: `支付单 ${providerNo(id)} 应收 ${formatFen(amount_fen)}，支付方称收到 ${formatFen(paidFen)}，未计入订单，请核实`,
  })
