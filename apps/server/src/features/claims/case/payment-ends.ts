import { caseStates } from '@yf/domain/claim-case'
import { formatFen } from '@yf/domain/money'
import type { PayOutcome, PayoutState } from '../../../partners/payout/port.ts'
import type { JobContext } from '../../../platform/call/context.ts'
import { recordState } from '../../../platform/moves/state-events.ts'
import { cardById } from '../application/cards.ts'
import { caseSubject } from '../own-case.ts'
import { takeCase } from './find.ts'
import { moveCase, system } from './moves.ts'
import type { PaymentRow } from './payment.ts'
import { tellMember } from './tell-member.ts'

/** Writes down what the payout partner knows of a payment; what is under way or in doubt is asked about again. */
export async function conclude(payment: PaymentRow, known: PayoutState, ctx: JobContext): Promise<void> {
  if (known.kind === 'paid' && known.amountFen !== payment.amount_fen) {
    ctx.log.error({ paymentId: payment.id }, 'the payout partner paid another amount than it was asked for')
    return
  }
  if (known.kind === 'paid') return ctx.transaction((inner) => paid(payment, known, inner))
  if (known.kind === 'failed') return ctx.transaction((inner) => failed(payment, known.reason, inner))
}

type Refusal = Extract<PayOutcome, { kind: 'refused' }>

const memberWords: Readonly<Partial<Record<Refusal['reason'], string>>> = {
  card: '收款卡号有误或卡片状态异常',
  name: '户名与银行卡不一致',
  limit: '超出该银行卡的收款限额',
}

/** What the member can mend ends the payment; what is ours to mend leaves it open and is tried again. */
export async function payRefused(payment: PaymentRow, { reason, providerCode }: Refusal, ctx: JobContext) {
  const words = memberWords[reason]
  if (words) return ctx.transaction((inner) => failed(payment, words, inner))
  ctx.log.error({ paymentId: payment.id, reason, providerCode }, 'the payout partner does not take a payment')
  await ctx.db
    .updateTable('payment')
    .set({ failure: reason === 'funds' ? '付款账户余额不足，待处理' : '付款渠道异常，待处理' })
    .where((row) => row.and({ ...keyOf(payment), state: 'sent' }))
    .execute()
}

async function paid(
  payment: PaymentRow,
  { receipt, at }: Extract<PayoutState, { kind: 'paid' }>,
  ctx: JobContext,
): Promise<void> {
  const ended = await end(payment, { state: 'paid', receipt, paid_at: at, failure: null }, ctx)
  if (!ended) return
  const { caseRow, card } = ended
  const words = `赔款 ${formatFen(payment.amount_fen)} 已汇入${card.bank_name}尾号 ${card.last_four} 的银行卡`
  const moved = await moveCase(ctx, caseRow, {
    to: caseStates.paid,
    actor: system,
    reason: words,
    set: { closed_at: ctx.clock.now() },
  })
  if (moved.kind === 'refused') throw new Error('a case was paid that was not to be paid')
  await tellMember(ctx, caseRow, { title: '赔款已到账', words })
}

async function failed(payment: PaymentRow, reason: string, ctx: JobContext): Promise<void> {
  const ended = await end(payment, { state: 'failed', failure: reason }, ctx)
  if (!ended) return
  const { caseRow, card } = ended
  const words = `赔款汇入${card.bank_name}尾号 ${card.last_four} 未成功（${reason}），请在案件中更换收款银行卡，我们会重新打款`
  const { paying } = caseStates
  const cause = { actor: system, reason: words, at: ctx.clock.now() }
  await recordState(ctx.db, caseSubject(caseRow), { from: paying, to: paying }, cause)
  await tellMember(ctx, caseRow, { title: '赔款打款未成功', words })
}

/** Of those that learn the end at the same time one writes it down. */
async function end(payment: PaymentRow, last: Partial<PaymentRow>, ctx: JobContext) {
  const caseRow = await takeCase(ctx.db, payment.case_id)
  const card = await cardById(ctx.db, payment.account_id, payment.bank_card_id)
  if (!caseRow || !card) throw new Error('a payment without its card or case')
  const { numUpdatedRows } = await ctx.db
    .updateTable('payment')
    .set(last)
    .where((row) => row.and({ ...keyOf(payment), state: 'sent' }))
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { caseRow, card } : null
}

const keyOf = ({ company_id, case_id, id }: PaymentRow) => ({ company_id, case_id, id })
