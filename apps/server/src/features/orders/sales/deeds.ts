import type { afterSaleCalls } from '@yf/contract/after-sales'
import { afterSaleStates } from '@yf/domain/after-sale'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { sendBack as handToCourier, withdrawSale } from '../after-sale.ts'
import { encryptorOf } from '../encrypted.ts'
import { changeSale, saleOf, takeOrder } from '../store.ts'
import { canAppeal, isEnded, toSaleDto } from './dto.ts'
import { takeOwnSale } from './own-sale.ts'

export const sendBack: RunCallHandler<typeof afterSaleCalls.sendBack> = async (
  { id, courier, parcelNo },
  ctx,
) => {
  const found = await takeOwnSale(ctx, id)
  if (!found) return refuse('notFound')
  const { order, sale } = found
  if (sale.state !== afterSaleStates.toSendBack) return refuse('saleNotAwaited')
  const sent = await handToCourier(ctx, order, sale, { courier, parcelNo, actor: order.account_id })
  if (sent === 'numberTaken') return refuse('parcelNumberTaken')
  return answer(await toSaleDto(ctx, order, sent), '已提交，仓库签收后处理')
}

export const withdraw: RunCallHandler<typeof afterSaleCalls.withdraw> = async ({ id }, ctx) => {
  const found = await takeOwnSale(ctx, id)
  if (!found) return refuse('notFound')
  const { order, sale } = found
  if (sale.state === afterSaleStates.withdrawn) return answer(await toSaleDto(ctx, order, sale))
  if (sale.state !== afterSaleStates.asked && sale.state !== afterSaleStates.toSendBack)
    return refuse('saleNotWithdrawable')
  const withdrawn = await withdrawSale(ctx, order, sale)
  return answer(await toSaleDto(ctx, await takeOrder(ctx.db, order), withdrawn), '已撤销')
}

/** Once, and by another staff member than the one who refused. */
export const appeal: RunCallHandler<typeof afterSaleCalls.appeal> = async ({ id, words }, ctx) => {
  const found = await takeOwnSale(ctx, id)
  if (!found) return refuse('notFound')
  const { order, sale } = found
  if (!canAppeal(sale, ctx.clock.now())) return refuse('saleNotAppealable')
  const encrypted = (await encryptorOf(ctx, order.account_id)).appeal(id, words)
  await changeSale(ctx, sale, { appeal: encrypted, appealed_at: ctx.clock.now(), hidden_at: null })
  return answer(await toSaleDto(ctx, order, (await saleOf(ctx.db, order, id))!), '申诉已提交')
}

export const hide: RunCallHandler<typeof afterSaleCalls.hide> = async ({ id }, ctx) => {
  const found = await takeOwnSale(ctx, id)
  if (!found) return refuse('notFound')
  if (!isEnded(found.sale)) return refuse('saleStillOpen')
  await changeSale(ctx, found.sale, { hidden_at: ctx.clock.now() })
  return answer(null, '已删除')
}
