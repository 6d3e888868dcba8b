import { sql } from 'kysely'
import type { JobContext } from '#platform/call/context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { refreshPayment } from './apply-trade.ts'
import { closeAtProvider } from './close-payments.ts'
import { pushRefund } from './refund-job.ts'
import { payableOf, subjectOf, type PaymentRow } from './payable.ts'
import { changePayment, takePayment } from './store.ts'

const questions = 200
/** After this many consecutive timeouts the provider counts as down. */
const silences = 3

/**
 * Payments in doubt are queried until they end, because notices get lost. The interval doubles each time, up to an
 * hour.
 */
export const askJob: Job<object> = {
  name: 'payments.ask',
  retries: 1,
  cron: '* * * * *',
  async run(_, ctx) {
    await askInTurn(await openPayments(ctx), async (payment) => {
      if (payment.to_close) return closeAtProvider(payment, ctx)
      await changePayment(ctx.db, payment, { asked_at: ctx.clock.now(), tries: payment.tries + 1 })
      const status = await refreshPayment(ctx, payment)
      return status === 'open' && isOver(payment, ctx.clock.now()) ? closeExpired(payment, ctx) : status
    })
    await askInTurn(await waitingRefunds(ctx), (refund) => pushRefund(refund, ctx))
  },
}

async function askInTurn<Row>(rows: readonly Row[], ask: (row: Row) => Promise<string>): Promise<void> {
  let silent = 0
  for (const row of rows) {
    silent = (await ask(row)) === 'unknown' ? silent + 1 : 0
    if (silent === silences) return
  }
}

/** By then the subject has closed its own payments: an order waits ten minutes for the provider's answer. */
const leftAloneMs = 60 * 60_000

const isOver = ({ expires_at }: PaymentRow, now: Date): boolean =>
  now.getTime() >= expires_at.getTime() + leftAloneMs

/**
 * The payment can no longer be made and nothing else closes it: a bill stays open for another payment. It is closed
 * here and at the provider, so that it is not queried forever.
 */
async function closeExpired(payment: PaymentRow, ctx: JobContext): Promise<'heard' | 'unknown'> {
  const isClosed = await ctx.transaction(async (inner) => {
    await payableOf(inner, payment.subject_kind).take(inner, subjectOf(payment))
    const { state } = await takePayment(inner.db, payment)
    if (state === 'open') await changePayment(inner.db, payment, { state: 'closed', to_close: true })
    return state === 'open'
  })
  return isClosed ? closeAtProvider(payment, ctx) : 'heard'
}

const rested = (now: Date) =>
  sql<boolean>`coalesce(asked_at, created_at) <= ${now}::timestamptz - interval '1 minute' * least(power(2, tries), 60)`

const openPayments = ({ db, clock }: JobContext) =>
  db
    .selectFrom('incoming_payment')
    .selectAll()
    .where(({ eb, or, and }) =>
      or([eb('to_close', '=', true), and([eb('state', '=', 'open'), eb('prepay', 'is not', null)])]),
    )
    .where(rested(clock.now()))
    // Payments that stay in doubt do not keep the others waiting.
    .orderBy('tries')
    .orderBy('created_at')
    .limit(questions)
    .execute()

const waitingRefunds = ({ db, clock }: JobContext) =>
  db
    .selectFrom('incoming_refund')
    .selectAll()
    .where('state', '=', 'waiting')
    .where(rested(clock.now()))
    .orderBy('tries')
    .orderBy('created_at')
    .limit(questions)
    .execute()
