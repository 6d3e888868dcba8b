import type { ReturnReason } from '@yf/domain/incoming-payment'
import type { Db } from '#platform/db/handle.ts'
import type { PaidSubject } from './payable.ts'
import { paymentsOf, refundsOf } from './store.ts'

export interface ReturnedPayment {
  readonly moneyFen: number
  readonly reason: ReturnReason
  /** The refund has arrived. */
  readonly isBack: boolean
}

/** Payments for a subject that were no longer expected, and their refunds. */
export async function returnedPayments(db: Db, subject: PaidSubject): Promise<ReturnedPayment[]> {
  const payments = await paymentsOf(db, subject)
  const isPaidFor = payments.some(({ counts }) => counts)
  return Promise.all(
    payments
      .filter(({ state, counts }) => state === 'paid' && !counts)
      .map(async (payment) => ({
        moneyFen: payment.paid_fen ?? payment.amount_fen,
        reason: isPaidFor ? 'twice' : 'late',
        isBack: (await refundsOf(db, payment)).some(({ state }) => state === 'done'),
      })),
  )
}
