import type { claimEvents } from '@yf/contract/claims-events'
import type { EventHandler } from '#platform/call/event.ts'
import { sendPayment } from './order-payment.ts'
import { paymentOfInstruction } from './payments.ts'

/**
 * A notice only triggers a query: the result of a payment is taken from the partner's signed answer to our own query.
 * So there is one way in which a payment becomes paid, and a notice that is late, out of order or wrong about the sum
 * cannot end one; it only costs a query.
 */
export const payoutNotice: EventHandler<typeof claimEvents.payoutNotice> = async ({ instructionId }, ctx) => {
  const payment = await paymentOfInstruction(ctx.db, instructionId)
  if (!payment || payment.is_by_file) {
    ctx.log.warn(
      { kind: ctx.event.kind },
      'the payout partner speaks of a payment that it did not get from us',
    )
    return 'ignored'
  }
  switch (payment.state) {
    case 'sent':
      await sendPayment(ctx, payment)
      return 'applied'
    case 'waiting':
      // After a restore we may know less than the partner: the payment will be sent under the same id, and found.
      return 'tooEarly'
    default:
      return 'ignored'
  }
}
