import type { Input } from '@yf/contract/call'
import type { orderCalls } from '@yf/contract/orders'
import { orderStates } from '@yf/domain/order'
import { askPaymentsOf, preparePayment, startPayment, type PaymentRow } from '#features/payments/public.ts'
import { openIdOf } from '#features/wechat/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { inSteps, type OutcomeOf, type Steps } from '#platform/call/handler.ts'
import { answer, refuse, type RefusedCall } from '#platform/call/outcome.ts'
import type { WorkContext } from '#platform/call/work.ts'
import { orderSubject, ownOrder, takeOwnOrder } from './store.ts'

/** The payment parameters of the page. Repeating returns the same payment, so that repeated taps do not pay twice. */
export const pay = inSteps<typeof orderCalls.pay>((input, ctx) => payOwn(ctx, input))

export async function payOwn(
  ctx: MemberContext & Steps,
  { orderId, way }: Input<typeof orderCalls.pay>,
): Promise<OutcomeOf<typeof orderCalls.pay>> {
  const openId = way === 'jsapi' ? await openIdOf(ctx.db, ctx.caller.accountId) : null
  if (way === 'jsapi' && openId === null) return refuse('payNeedsWechat')
  const started = await ctx.transaction((inner) => open(inner, ctx, orderId, way))
  if ('kind' in started) return started
  const prepared = await preparePayment(ctx, started, { openId, address: ctx.address })
  if (prepared.kind === 'unavailable') return refuse('payUnavailable')
  if (prepared.kind === 'paid') return refuse('orderNotPayable')
  const { payWith } = prepared
  return payWith.way === 'h5'
    ? answer({ way: 'h5' as const, url: payWith.url, jsapi: null })
    : answer({ way: 'jsapi' as const, url: null, jsapi: payWith })
}

async function open(
  inner: WorkContext,
  { caller, clock }: MemberContext & Steps,
  orderId: string,
  way: PaymentRow['way'],
): Promise<PaymentRow | RefusedCall<'notFound' | 'orderNotPayable'>> {
  const order = await takeOwnOrder(inner.db, caller.accountId, orderId)
  if (!order) return refuse('notFound')
  if (order.state !== orderStates.unpaid || order.pay_by <= clock.now()) return refuse('orderNotPayable')
  return startPayment(inner, {
    subject: orderSubject(order),
    accountId: order.account_id,
    amountFen: order.money_fen,
    way,
    // WeChat shows it to anyone who holds the phone: the number, without the items or their kind.
    description: `原力星球订单 ${order.order_no}`,
    expiresAt: order.pay_by,
  })
}

/** The app's report of a payment only triggers a query. */
export const payResult = inSteps<typeof orderCalls.payResult>(({ orderId }, ctx) => askIfPaid(ctx, orderId))

export async function askIfPaid(
  ctx: MemberContext & Steps,
  orderId: string,
): Promise<OutcomeOf<typeof orderCalls.payResult>> {
  const found = await ownOrder(ctx.db, ctx.caller.accountId, orderId)
  if (!found) return refuse('notFound')
  const isQueried = found.state === orderStates.unpaid
  const queried = isQueried ? await askPaymentsOf(ctx, orderSubject(found)) : null
  const order = (await ownOrder(ctx.db, ctx.caller.accountId, orderId)) ?? found
  return answer({
    isPaid: order.paid_at === null ? 0 : 1,
    isSure: queried?.word === 'unknown' ? 0 : 1,
    declined: order.state === orderStates.unpaid ? (queried?.declined ?? null) : null,
    state: order.state,
  })
}
