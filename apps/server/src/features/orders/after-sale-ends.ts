import { afterSaleStates } from '@yf/domain/after-sale'
import { orderStates } from '@yf/domain/order'
import type { WorkContext } from '#platform/call/work.ts'
import { transitionAfterSale } from './transition-after-sale.ts'
import { transitionOrder, system } from './transitions.ts'
import { afterSalesOf, linesOf, type AfterSaleRow, type OrderRow } from './store.ts'

/** 4 → 5, once everything has been refunded. */
export async function finishAfterSale(
  ctx: WorkContext,
  order: OrderRow,
  afterSale: AfterSaleRow,
): Promise<AfterSaleRow> {
  const reason = '退款已原路退回'
  const done = await transitionAfterSale(ctx, afterSale, afterSaleStates.done, { actor: system, reason })
  const lines = await linesOf(ctx.db, order)
  const isWhole = lines.every(({ quantity, returned }) => returned === quantity)
  await restOrder(ctx, order, { actor: system, reason, isWhole })
  return done
}

/** The provider refunded an after-sales case: its id is the effect. */
export async function refundArrived(ctx: WorkContext, order: OrderRow, effect: string): Promise<void> {
  const afterSale = (await afterSalesOf(ctx.db, order)).find(({ id }) => id === effect)
  if (afterSale?.state === afterSaleStates.refunding) await finishAfterSale(ctx, order, afterSale)
}

interface RefundOfRest {
  readonly actor: string
  readonly reason: string
  readonly isWhole: boolean
}

/** A fully returned order is 已退款; any other returns to its previous state. */
export async function restOrder(
  ctx: WorkContext,
  order: OrderRow,
  { actor, reason, isWhole }: RefundOfRest,
): Promise<void> {
  const to = isWhole ? orderStates.refunded : order.resting_state
  if (to === null) throw new Error('an order in an after-sale that came from nowhere')
  const set = { resting_state: null, ...(isWhole ? { done_at: ctx.clock.now(), close_reason: reason } : {}) }
  await transitionOrder(ctx, order, { from: [orderStates.afterSale], to, actor, reason, set })
}
