import { afterSaleStates } from '@yf/domain/after-sale'
import type { Job } from '#platform/jobs/job.ts'
import { withdrawAfterSale } from './after-sale.ts'
import { system } from './transitions.ts'
import { afterSaleOf, takeOrder } from './store.ts'

const atATime = 200

/**
 * After seven days without a return the case is closed, and the order has its previous state. Running it twice has
 * the same effect as once.
 */
export const notSentBackJob: Job<object> = {
  name: 'orders.not-sent-back',
  retries: 1,
  cron: '20 * * * *',
  async run(_, ctx) {
    const due = await ctx.db
      .selectFrom('after_sale')
      .select(['company_id', 'order_id', 'id'])
      .where('state', '=', afterSaleStates.toSendBack)
      .where('send_back_by', '<=', ctx.clock.now())
      .orderBy('send_back_by')
      .limit(atATime)
      .execute()
    for (const { company_id, order_id, id } of due)
      await ctx.transaction(async (inner) => {
        const order = await takeOrder(inner.db, { company_id, id: order_id })
        const afterSale = await afterSaleOf(inner.db, order, id)
        if (afterSale?.state !== afterSaleStates.toSendBack) return
        await withdrawAfterSale(inner, order, afterSale, {
          actor: system,
          reason: '超过 7 天未寄回，售后已关闭',
        })
      })
  },
}
