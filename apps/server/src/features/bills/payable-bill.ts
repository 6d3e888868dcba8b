import { billMachine } from '@yf/domain/bill'
import type { Payable } from '#features/payments/public.ts'
import { transition } from '#platform/transitions/transition.ts'
import { billSubject, takeBill } from './store.ts'

/**
 * How a payment changes a bill: only an open bill becomes paid. Payments that arrive late, twice or after the
 * cancellation do not count.
 */
export const payableBill: Payable = {
  async take({ db }, { id }) {
    await takeBill(db, id)
  },
  async paid({ db, clock }, { subject_id, paid_at, amount_fen }) {
    const bill = await takeBill(db, subject_id)
    if (bill.state !== 'open' || bill.amount_fen !== amount_fen) return 'unwanted'
    const at = paid_at ?? clock.now()
    await transition(db, {
      machine: billMachine,
      subject: billSubject(bill),
      table: 'public_bill',
      where: { id: bill.id },
      from: ['open'],
      to: 'paid',
      set: { paid_at: at },
      cause: { actor: 'system', reason: '支付成功', at: clock.now() },
    })
    return 'counted'
  },
  // Only payments that the bill did not expect are refunded, so the bill does not change.
  refunded: () => Promise.resolve(),
}
