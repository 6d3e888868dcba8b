import { orderStates } from '@yf/domain/order'
import type { Payable } from '#features/payments/public.ts'
import { becomePaid } from './become-paid.ts'
import { closeOrder } from './close-order.ts'
import { areStillThere } from './holdings.ts'
import { system } from './transitions.ts'
import { refundArrived } from './after-sale-ends.ts'
import { takeOrder } from './store.ts'

/** The effect of a payment on an order. A repeated notice, a second or a late payment: only 待付款 becomes paid. */
export const payableOrder: Payable = {
  async take({ db }, { companyId, id }) {
    await takeOrder(db, { company_id: companyId, id })
  },
  async paid(ctx, { company_id, subject_id, paid_at, amount_fen }) {
    const order = await takeOrder(ctx.db, { company_id, id: subject_id })
    if (order.state !== orderStates.unpaid || order.money_fen !== amount_fen) return 'unwanted'
    if (!(await areStillThere(ctx, order))) {
      await closeOrder(ctx, order, { actor: system, reason: '付款时已不能使用，费用原路退回' })
      return 'unwanted'
    }
    await becomePaid(ctx, order, paid_at ?? ctx.clock.now())
    return 'counted'
  },
  async refunded(ctx, { companyId, id }, effect) {
    await refundArrived(ctx, await takeOrder(ctx.db, { company_id: companyId, id }), effect)
  },
}
