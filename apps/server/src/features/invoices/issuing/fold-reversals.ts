import type { WorkContext } from '#platform/call/work.ts'
import { changeReversal, ordersOn, reversalsOf, type BillRow } from '../bill-store.ts'

/** For a bill that was accepted and not yet issued: leaves refunds off it. Returns the remaining amount. */
export async function foldReversals({ db, clock }: WorkContext, bill: BillRow): Promise<number> {
  const [orders, reversals] = await Promise.all([ordersOn(db, bill), reversalsOf(db, bill)])
  for (const one of reversals)
    if (one.state === 'waiting' && one.order_id !== null)
      await changeReversal(db, one, { state: 'notNeeded', ask_at: null, updated_at: clock.now() })
  const money = orders.reduce((sum, { money_fen }) => sum + money_fen, 0)
  // Nothing of this bill was ever issued, so every refund of its orders lowers it.
  const back = reversals.reduce((sum, one) => sum + (one.order_id === null ? 0 : one.amount_fen), 0)
  return money - back
}
