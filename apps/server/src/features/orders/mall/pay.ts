import type { mallOrderCalls } from '@yf/contract/mall-orders'
import { shanghaiMoment } from '@yf/domain/dates'
import { orderStates } from '@yf/domain/order'
import { openIdOf } from '#features/wechat/public.ts'
import { inSteps, type RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { askIfPaid, payOwn } from '../pay.ts'
import { ownOrder } from '../store.ts'

/** First checks whether it can still be paid, and how. */
export const checkout: RunCallHandler<typeof mallOrderCalls.checkout> = async (
  { orderId },
  { db, caller, clock },
) => {
  const order = await ownOrder(db, caller.accountId, orderId)
  if (!order) return refuse('notFound')
  if (order.state !== orderStates.unpaid || order.pay_by <= clock.now()) return refuse('orderNotPayable')
  const hasOpenId = (await openIdOf(db, caller.accountId)) !== null
  return answer({
    orderNo: order.order_no,
    moneyFen: order.money_fen,
    payBefore: shanghaiMoment(order.pay_by),
    ways: hasOpenId ? ['jsapi', 'h5'] : ['h5'],
  })
}

/** A repeated request is the same payment, under any key. */
export const pay = inSteps<typeof mallOrderCalls.pay>((input, ctx) => payOwn(ctx, input))

export const saysPaid = inSteps<typeof mallOrderCalls.saysPaid>(({ orderId }, ctx) => askIfPaid(ctx, orderId))
