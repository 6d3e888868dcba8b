import type { orderCalls } from '@yf/contract/orders'
import { afterSaleStateNames, openAfterSaleStates } from '@yf/domain/after-sale'
import { orderStates } from '@yf/domain/order'
import { inTransaction } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { openAfterSale } from './after-sale.ts'
import { breaksBenefit, breaksMedicine, canAskForRefund, piecesOf } from './rules.ts'
import { serviceScreen } from './service-screen.ts'
import { afterSalesOf, linesOf, takeOwnOrder, type AfterSaleRow } from './store.ts'

/** A GET of the specification that writes; while an after-sales case is open, a repetition returns it. */
export const applyRefund = inTransaction<typeof orderCalls.applyRefund>(
  async ({ orderId, lineId, count, reason }, ctx) => {
    const order = await takeOwnOrder(ctx.db, ctx.caller.accountId, orderId)
    if (!order) return refuse('notFound')
    if (order.state === orderStates.afterSale) {
      const open = (await afterSalesOf(ctx.db, order)).find(({ state }) =>
        openAfterSaleStates.includes(state),
      )
      return open ? answer(toDto(open)) : refuse('refundNotOpen')
    }
    if (!canAskForRefund(order, ctx.clock.now())) return refuse('refundNotOpen')
    if ((await serviceScreen(ctx, order)) !== null) return refuse('refundAtService')
    const lines = await linesOf(ctx.db, order)
    const pieces = piecesOf(lines, lineId, count)
    if (!pieces) return refuse('refundTooMany')
    if (breaksMedicine(order, lines, pieces)) return refuse('medicineWholeOnly')
    if (breaksBenefit(lines, pieces)) return refuse('refundWholeLine')
    return answer(toDto(await openAfterSale(ctx, order, { pieces, reason, actor: order.account_id })))
  },
)

const toDto = ({ id, state }: AfterSaleRow) => ({ id, state, stateName: afterSaleStateNames[state] })
