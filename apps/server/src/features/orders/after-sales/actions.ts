import type { afterSaleCalls } from '@yf/contract/after-sales'
import { afterSaleStates } from '@yf/domain/after-sale'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { sendBack as handToCourier, withdrawAfterSale } from '../after-sale.ts'
import { encryptorOf } from '../encrypted.ts'
import { changeAfterSale, afterSaleOf, takeOrder } from '../store.ts'
import { canAppeal, isEnded, toAfterSaleDto } from './dto.ts'
import { takeOwnAfterSale } from './own-after-sale.ts'

export const sendBack: RunCallHandler<typeof afterSaleCalls.sendBack> = async (
  { id, courier, parcelNo },
  ctx,
) => {
  const found = await takeOwnAfterSale(ctx, id)
  if (!found) return refuse('notFound')
  const { order, afterSale } = found
  if (afterSale.state !== afterSaleStates.toSendBack) return refuse('saleNotAwaited')
  const sent = await handToCourier(ctx, order, afterSale, { courier, parcelNo, actor: order.account_id })
  if (sent === 'numberTaken') return refuse('parcelNumberTaken')
  return answer(await toAfterSaleDto(ctx, order, sent), '已提交，仓库签收后处理')
}

export const withdraw: RunCallHandler<typeof afterSaleCalls.withdraw> = async ({ id }, ctx) => {
  const found = await takeOwnAfterSale(ctx, id)
  if (!found) return refuse('notFound')
  const { order, afterSale } = found
  if (afterSale.state === afterSaleStates.withdrawn)
    return answer(await toAfterSaleDto(ctx, order, afterSale))
  if (afterSale.state !== afterSaleStates.asked && afterSale.state !== afterSaleStates.toSendBack)
    return refuse('saleNotWithdrawable')
  const withdrawn = await withdrawAfterSale(ctx, order, afterSale)
  return answer(await toAfterSaleDto(ctx, await takeOrder(ctx.db, order), withdrawn), '已撤销')
}

/** Once, and by another staff member than the one who refused. */
export const appeal: RunCallHandler<typeof afterSaleCalls.appeal> = async ({ id, words }, ctx) => {
  const found = await takeOwnAfterSale(ctx, id)
  if (!found) return refuse('notFound')
  const { order, afterSale } = found
  if (!canAppeal(afterSale, ctx.clock.now())) return refuse('saleNotAppealable')
  const encrypted = (await encryptorOf(ctx, order.account_id)).appeal(id, words)
  await changeAfterSale(ctx, afterSale, { appeal: encrypted, appealed_at: ctx.clock.now(), hidden_at: null })
  return answer(await toAfterSaleDto(ctx, order, (await afterSaleOf(ctx.db, order, id))!), '申诉已提交')
}

export const hide: RunCallHandler<typeof afterSaleCalls.hide> = async ({ id }, ctx) => {
  const found = await takeOwnAfterSale(ctx, id)
  if (!found) return refuse('notFound')
  if (!isEnded(found.afterSale)) return refuse('saleStillOpen')
  await changeAfterSale(ctx, found.afterSale, { hidden_at: ctx.clock.now() })
  return answer(null, '已删除')
}
