import type { PayoutInstruction, PayoutState } from '#partners/payout/port.ts'
import type { JobContext } from '#platform/call/context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { cardById } from '#features/claims/record/cards.ts'
import { cardRow } from '#features/claims/record/encrypted.ts'
import { paidOutOf } from './paid-out.ts'
import { conclude, payRefused } from './payment-ends.ts'
import { keyOfPayment, type PaymentKey, type PaymentRow } from './payments.ts'

/** Pays one payment. However often it runs, and wherever it is killed, the partner gets one instruction. */
export const payJob: Job<PaymentKey> = {
  name: 'claims.pay',
  retries: 8,
  async run(key, ctx) {
    await pay(key, ctx)
  },
}

const questions = 200
/** A payment this old has lost its worker. */
const forgottenMs = 10 * 60_000
/** A payment queried so recently is handled by another round. */
const restMs = 60_000
/** After this many consecutive timeouts the partner counts as down: each costs half a minute. */
const silences = 3

/** Queries payments under way or in doubt until they end. */
export const askPaymentsJob: Job<object> = {
  name: 'claims.ask-payments',
  retries: 1,
  cron: '*/2 * * * *',
  async run(_, ctx) {
    const now = ctx.clock.now().getTime()
    const forgotten = new Date(now - forgottenMs)
    const rested = new Date(now - restMs)
    const open = await ctx.db
      .selectFrom('payment')
      .select(['company_id', 'id'])
      .where(({ eb, or, and }) =>
        or([
          and([
            eb('state', '=', 'sent'),
            eb('is_by_file', '=', false),
            or([eb('asked_at', 'is', null), eb('asked_at', '<=', rested)]),
          ]),
          and([eb('state', '=', 'waiting'), eb('is_at_once', '=', true), eb('created_at', '<', forgotten)]),
        ]),
      )
      // Payments that stay in doubt do not keep the others waiting.
      .orderBy('tries')
      .orderBy('created_at')
      .limit(questions)
      .execute()
    let silent = 0
    for (const key of open) {
      silent = (await pay(key, ctx)) === 'unknown' ? silent + 1 : 0
      if (silent === silences) return
    }
  },
}

async function pay(key: PaymentKey, ctx: JobContext): Promise<'heard' | 'unknown'> {
  const { payment, wasSent } = await ctx.transaction((inner) => markSent(key, inner))
  if (!payment) return 'heard'
  // A worker may have sent it and died before storing the result.
  const payoutState = wasSent ? await ctx.partners.payout.query(payment.id) : ({ kind: 'absent' } as const)
  if (payoutState.kind !== 'absent') return concludeAndReport(payment, payoutState, ctx)
  const outcome = await ctx.partners.payout.pay(await instructionOf(payment, ctx))
  if (outcome.kind === 'accepted')
    return concludeAndReport(payment, await ctx.partners.payout.query(payment.id), ctx)
  if (outcome.kind === 'unknown') return 'unknown'
  await payRefused(payment, outcome, ctx)
  return 'heard'
}

async function concludeAndReport(payment: PaymentRow, payoutState: PayoutState, ctx: JobContext) {
  await conclude(payment, payoutState, ctx)
  return payoutState.kind === 'unknown' ? 'unknown' : 'heard'
}

/**
 * The state `sent` is stored first: a process that dies in between leaves a payment to be queried, never a lost one.
 */
async function markSent(key: PaymentKey, { db, clock }: JobContext) {
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where((row) => row.and(keyOfPayment(key)))
    .forUpdate()
    .executeTakeFirst()
  const isOpen = payment?.state === 'sent' || (payment?.state === 'waiting' && mayGo(payment))
  if (!payment || !isOpen || payment.is_by_file) return { payment: null, wasSent: false }
  const now = clock.now()
  const sent = {
    state: 'sent' as const,
    sent_at: payment.sent_at ?? now,
    asked_at: now,
    tries: payment.tries + 1,
  }
  await db
    .updateTable('payment')
    .set(sent)
    .where((row) => row.and(keyOfPayment(key)))
    .execute()
  return { payment: { ...payment, ...sent }, wasSent: payment.state === 'sent' }
}

const mayGo = ({ is_at_once, batch_id }: PaymentRow) => is_at_once || batch_id !== null

async function instructionOf(payment: PaymentRow, ctx: JobContext): Promise<PayoutInstruction> {
  const { id, account_id, bank_card_id, amount_fen, subject_no } = payment
  const card = await cardById(ctx.db, account_id, bank_card_id)
  if (!card) throw new Error('a payment without its card')
  return {
    instructionId: id,
    payeeName: card.holder_name,
    cardNo: ctx.cipher.open(card.number_encrypted, cardRow(card.id)),
    bank: card.bank_name,
    amountFen: amount_fen,
    remark: paidOutOf(ctx, payment).remark(subject_no),
  }
}
