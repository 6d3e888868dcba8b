import type { JobContext } from '#platform/call/context.ts'
import type { WorkContext } from '#platform/call/work.ts'
import type { Job } from '#platform/jobs/job.ts'
import { refreshPayment } from './apply-trade.ts'
import type { PaidSubject } from './payable.ts'
import { changePayment, keyOfPayment, paymentBy, paymentsOf, providerNo, type PaymentKey } from './store.ts'

/** Runs in the transaction that closes the subject; a job then closes it at the provider, with retries. */
export async function closePaymentsOf(ctx: WorkContext, subject: PaidSubject): Promise<void> {
  for (const payment of await paymentsOf(ctx.db, subject)) {
    if (payment.state !== 'open') continue
    await changePayment(ctx.db, payment, { state: 'closed', to_close: true })
    await ctx.jobs.send(ctx.db, closeJob, keyOfPayment(payment))
  }
}

export const closeJob: Job<PaymentKey> = {
  name: 'payments.close',
  retries: 6,
  async run(key, ctx) {
    await closeAtProvider(key, ctx)
  },
}

/** If the customer has paid meanwhile, the payment is queried, stored and refunded. */
export async function closeAtProvider(key: PaymentKey, ctx: JobContext): Promise<'heard' | 'unknown'> {
  const payment = await paymentBy(ctx.db, key)
  if (!payment?.to_close) return 'heard'
  await changePayment(ctx.db, payment, { asked_at: ctx.clock.now(), tries: payment.tries + 1 })
  const word = await ctx.partners.wechatPay.close(providerNo(payment.id))
  if (word === 'closed') await changePayment(ctx.db, payment, { to_close: false })
  if (word === 'paid') return (await refreshPayment(ctx, payment)) === 'unknown' ? 'unknown' : 'heard'
  return word === 'unknown' ? 'unknown' : 'heard'
}
