import { caseStates } from '@yf/domain/claim-case'
import { formatFen } from '@yf/domain/money'
import { payFailures, type PayFailure } from '@yf/domain/pay-failures'
import type { PayOutcome, PayoutState } from '#partners/payout/port.ts'
import { taskDone } from '#features/points/public.ts'
import type { JobContext } from '#platform/call/context.ts'
import { recordState } from '#platform/moves/state-events.ts'
import { cardById } from '../application/cards.ts'
import { takeCase } from '../case/find.ts'
import { moveCase, system, type CaseWork } from '../case/moves.ts'
import { tellMember } from '../case/tell-member.ts'
import { caseSubject } from '../own-case.ts'
import { keyOfPayment, type PaymentRow } from './payments.ts'

/** Writes down what the payout partner knows of a payment; what is under way or in doubt is asked about again. */
export async function conclude(payment: PaymentRow, known: PayoutState, ctx: JobContext): Promise<void> {
  if (known.kind === 'paid' && known.amountFen !== payment.amount_fen) {
    ctx.log.error({ paymentId: payment.id }, 'the payout partner paid another amount than it was asked for')
    return
  }
  if (known.kind === 'paid') await ctx.transaction((inner) => paid(inner, payment, known))
  if (known.kind === 'failed') {
    ctx.log.warn({ paymentId: payment.id, providerCode: known.providerCode }, 'a payment came back')
    await ctx.transaction((inner) => failed(inner, payment, known.reason))
  }
}

type Refusal = Extract<PayOutcome, { kind: 'refused' }>

const isOfCard = (reason: Refusal['reason']): reason is Refusal['reason'] & PayFailure =>
  reason in payFailures

/** What the member can mend ends the payment; what is ours to mend leaves it open and is tried again. */
export async function payRefused(
  payment: PaymentRow,
  { reason, providerCode }: Refusal,
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

/** 5 → 6. Says false where it had ended already. */
export async function paid(
  ctx: CaseWork,
  payment: PaymentRow,
  { receipt, at }: { readonly receipt: string; readonly at: Date },
  actor = system,
): Promise<boolean> {
  const ended = await end(payment, { state: 'paid', receipt, paid_at: at, failure: null }, ctx)
  if (!ended) return false
  const { caseRow, card } = ended
  const words = `赔款 ${formatFen(payment.amount_fen)} 已汇入${card.bank_name}尾号 ${card.last_four} 的银行卡`
  const moved = await moveCase(ctx, caseRow, {
    to: caseStates.paid,
    actor,
    reason: words,
    set: { closed_at: ctx.clock.now() },
  })
  if (moved.kind === 'refused') throw new Error('a case was paid that was not to be paid')
  const whose = { companyId: caseRow.company_id, accountId: caseRow.account_id }
  await taskDone(ctx.db, ctx.clock, whose, 'claimFinished', caseRow.id)
  const outside = { move: 'paid', amountFen: payment.amount_fen, lastFour: card.last_four } as const
  await tellMember(ctx, caseRow, { title: '赔款已到账', words, outside })
  return true
}

/** The case stays where it is until the member gives another card. Says false where it had ended already. */
export async function failed(
  ctx: CaseWork,
  payment: PaymentRow,
  failure: PayFailure,
  actor = system,
): Promise<boolean> {
  const reason = payFailures[failure]
  const ended = await end(payment, { state: 'failed', failure: reason }, ctx)
  if (!ended) return false
  const { caseRow, card } = ended
  const words = `赔款汇入${card.bank_name}尾号 ${card.last_four} 未成功（${reason}），请在案件中更换收款银行卡，我们会重新打款`
  const { paying } = caseStates
  const cause = { actor, reason: words, at: ctx.clock.now() }
  await recordState(ctx.db, caseSubject(caseRow), { from: paying, to: paying }, cause)
  await tellMember(ctx, caseRow, { title: '赔款打款未成功', words, outside: { move: 'payFailed' } })
  return true
}

/** Of those that learn the end at the same time one writes it down. */
async function end(payment: PaymentRow, last: Partial<PaymentRow>, ctx: CaseWork) {
  const caseRow = await takeCase(ctx.db, payment.subject_id)
  const card = await cardById(ctx.db, payment.account_id, payment.bank_card_id)
  if (!caseRow || !card) throw new Error('a payment without its card or case')
  const { numUpdatedRows } = await ctx.db
    .updateTable('payment')
    .set(last)
    .where((row) => row.and({ ...keyOfPayment(payment), state: 'sent' }))
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { caseRow, card } : null
}
