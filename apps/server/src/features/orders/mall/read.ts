import type { mallOrderCalls } from '@yf/contract/mall-orders'
import { toParcelDtos } from '#features/parcels/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toDetailDto } from '../detail.ts'
import { pageOf } from '../list.ts'
import { orderSubject, ownOrder } from '../store.ts'

export const list: RunCallHandler<typeof mallOrderCalls.list> = async (input, ctx) =>
  answer(await pageOf(ctx, { ...input, kinds: ['mall'] }))

export const detail: RunCallHandler<typeof mallOrderCalls.detail> = async ({ orderId }, ctx) => {
  const order = await ownOrder(ctx.db, ctx.caller.accountId, orderId)
  return order?.kind === 'mall' ? answer(await toDetailDto(ctx, order)) : refuse('notFound')
}

export const track: RunCallHandler<typeof mallOrderCalls.track> = async ({ orderId }, { db, caller }) => {
  const order = await ownOrder(db, caller.accountId, orderId)
  return order ? answer(await toParcelDtos(db, orderSubject(order))) : refuse('notFound')
}
