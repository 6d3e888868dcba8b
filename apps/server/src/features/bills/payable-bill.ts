import { billMachine } from '@yf/domain/bill'
import type { Payable } from '#features/payments/public.ts'
import { moveState } from '#platform/moves/move-state.ts'
import { billSubject, takeBill } from './store.ts'

/** What a payment means to a bill: only an open one becomes paid, whatever comes late, twice or after it was taken back. */
export const payableBill: Payable = {
  async take({ db }, { id }) {
    await takeBill(db, id)
  },
  async paid({ db, clock }, { subject_id, paid_at, amount_fen }) {
    const bill = await takeBill(db, subject_id)
    if (bill.state !== 'open' || bill.amount_fen !== amount_fen) return 'unwanted'
    const at = paid_at ?? clock.now()
    await moveState(db, {
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
  // Only what nobody waited for goes back, and the bill knows nothing of it.
  refunded: () => Promise.resolve(),
}
