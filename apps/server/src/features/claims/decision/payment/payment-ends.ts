import { payFailures, type PayFailure } from '@yf/domain/pay-failures'
import type { PayOutcome, PayoutState } from '#partners/payout/port.ts'
import type { JobContext } from '#platform/call/context.ts'
import { cardById, type CardRow } from '#features/claims/record/cards.ts'
import { system, type CaseWork } from '#features/claims/record/transitions.ts'
import { paidOutOf } from './paid-out.ts'
import { keyOfPayment, type PaymentRow } from './payments.ts'

/** Stores what the payout partner knows of a payment; one under way or in doubt is queried again. */
export async function conclude(
  payment: PaymentRow,
  payoutState: PayoutState,
  ctx: JobContext,
): Promise<void> {
  if (payoutState.kind === 'paid' && payoutState.amountFen !== payment.amount_fen) {
    ctx.log.error({ paymentId: payment.id }, 'the payout partner paid another amount than it was asked for')
    return
  }
  if (payoutState.kind === 'paid') await ctx.transaction((inner) => paid(inner, payment, payoutState))
  if (payoutState.kind === 'failed') {
    ctx.log.warn({ paymentId: payment.id, providerCode: payoutState.providerCode }, 'a payment came back')
    await ctx.transaction((inner) => failed(inner, payment, payoutState.reason))
  }
}

type RefusedPayout = Extract<PayOutcome, { kind: 'refused' }>

const isOfCard = (reason: RefusedPayout['reason']): reason is RefusedPayout['reason'] & PayFailure =>
  reason in payFailures

/** A failure that the member can fix ends the payment; a failure that we must fix leaves it open for retries. */
export async function payRefused(
  payment: PaymentRow,
  { reason, providerCode }: RefusedPayout,
  ctx: JobContext,
): Promise<void> {
  if (isOfCard(reason)) {
    await ctx.transaction((inner) => failed(inner, payment, reason))
    return
  }
  ctx.log.error({ paymentId: payment.id, reason, providerCode }, 'the payout partner does not take a payment')
  await ctx.db
    .updateTable('payment')
    .set({ failure: reason === 'funds' ? '付款账户余额不足，待处理' : '付款渠道异常，待处理' })
    .where((row) => row.and({ ...keyOfPayment(payment), state: 'sent' }))
    .execute()
}

/** Returns false if it had ended already. */
export async function paid(
  ctx: CaseWork,
  payment: PaymentRow,
  { receipt, at }: { readonly receipt: string; readonly at: Date },
  actor = system,
): Promise<boolean> {
  const card = await end(payment, { state: 'paid', receipt, paid_at: at, failure: null }, ctx)
  if (!card) return false
  await paidOutOf(ctx, payment).paid(ctx, payment, { card, actor })
  return true
}

/** The subject waits until the member gives another card. Returns false if the payment had ended already. */
export async function failed(
  ctx: CaseWork,
  payment: PaymentRow,
  failure: PayFailure,
  actor = system,
): Promise<boolean> {
  const reason = payFailures[failure]
  const card = await end(payment, { state: 'failed', failure: reason }, ctx)
  if (!card) return false
  await paidOutOf(ctx, payment).failed(ctx, payment, { card, actor, reason })
  return true
}

/** Of concurrent results one is stored. */
async function end(payment: PaymentRow, last: Partial<PaymentRow>, ctx: CaseWork): Promise<CardRow | null> {
  const subject = await paidOutOf(ctx, payment).take(ctx.db, payment)
  const card = await cardById(ctx.db, payment.account_id, payment.bank_card_id)
  if (!subject || !card) throw new Error('a payment without its card or case')
  const { numUpdatedRows } = await ctx.db
    .updateTable('payment')
    .set(last)
    .where((row) => row.and({ ...keyOfPayment(payment), state: 'sent' }))
    .executeTakeFirst()
  return numUpdatedRows > 0n ? card : null
}
