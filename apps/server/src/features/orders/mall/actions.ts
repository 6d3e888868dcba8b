import type { mallOrderCalls } from '@yf/contract/mall-orders'
import { regionText } from '@yf/domain/address'
import { canHideOrder, orderStates } from '@yf/domain/order'
import { addressOf } from '#features/address/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { cancelOwn } from '../cancel.ts'
import { canChangeAddress, canHide } from '../rules.ts'
import { encryptorOf } from '../encrypted.ts'
import { finishOrder } from '../shipping.ts'
import { changeOrder, takeOwnOrder } from '../store.ts'

export const cancel: RunCallHandler<typeof mallOrderCalls.cancel> = ({ orderId }, ctx) =>
  cancelOwn(ctx, orderId)

/** Confirming twice has the same effect as once. */
export const confirm: RunCallHandler<typeof mallOrderCalls.confirm> = async ({ orderId }, ctx) => {
  const order = await takeOwnOrder(ctx.db, ctx.caller.accountId, orderId)
  if (!order) return refuse('notFound')
  if (order.state === orderStates.done) return answer({ state: order.state })
  if (order.state !== orderStates.toReceive) return refuse('orderNotOnItsWay')
  const done = await finishOrder(ctx, order, { actor: order.account_id, reason: '您确认收货' })
  return answer({ state: done.state }, '已确认收货')
}

/**
 * The order stays in the books; its owner no longer sees it in the list. Orders that can still be returned stay
 * there.
 */
export const hide: RunCallHandler<typeof mallOrderCalls.hide> = async ({ orderId }, ctx) => {
  const order = await takeOwnOrder(ctx.db, ctx.caller.accountId, orderId)
  if (!order) return refuse('notFound')
  if (!canHideOrder(order.state)) return refuse('orderStillOpen')
  if (!canHide(order, ctx.clock.now()))
    return refuse('orderStillOpen', '还在售后期内，收货满 15 天后可以删除')
  await changeOrder(ctx, order, { hidden_at: ctx.clock.now() })
  return answer(null, '订单已删除')
}

/** The order has a copy: later changes in the address book do not affect it. */
export const changeAddress: RunCallHandler<typeof mallOrderCalls.changeAddress> = async (
  { orderId, addressId },
  ctx,
) => {
  const order = await takeOwnOrder(ctx.db, ctx.caller.accountId, orderId)
  const address = await addressOf(ctx.db, ctx.cipher, ctx.caller.accountId, addressId)
  if (!order || !address) return refuse('notFound')
  if (!canChangeAddress(order)) return refuse('addressFixed')
  const { name, phone, detail } = address
  const encrypt = await encryptorOf(ctx, order.account_id)
  const delivery = encrypt.delivery(order.id, { name, phone, region: regionText(address), detail })
  await changeOrder(ctx, order, { delivery, updated_at: ctx.clock.now() })
  return answer(null, '收货地址已修改')
}
