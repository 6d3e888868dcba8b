import type { mallOrderCalls } from '@yf/contract/mall-orders'
import { orderStates } from '@yf/domain/order'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { addComment, canComment, commentOf, followComment } from '../comments.ts'
import { keepPictures } from '../pictures.ts'
import { encryptorOf } from '../encrypted.ts'
import { takeOwnOrder } from '../store.ts'

export const comment: RunCallHandler<typeof mallOrderCalls.comment> = async (input, ctx) => {
  const { orderId, stars, words, pictures } = input
  const order = await takeOwnOrder(ctx.db, ctx.caller.accountId, orderId)
  if (!order) return refuse('notFound')
  if (order.state !== orderStates.done) return refuse('orderNotDone')
  if (!canComment(order)) return refuse('orderEvaluated')
  if (!(await keepPictures(ctx.db, order.account_id, pictures))) return refuse('pictureNotYours')
  const { company_id, account_id } = order
  await addComment(ctx.db, order, {
    company_id,
    order_id: order.id,
    account_id,
    stars,
    text: (await encryptorOf(ctx, account_id)).comment(order.id, words),
    pictures,
    created_at: ctx.clock.now(),
    follow_text: null,
    follow_pictures: [],
    followed_at: null,
  })
  return answer(null, '感谢您的评价')
}

export const followUp: RunCallHandler<typeof mallOrderCalls.followUp> = async (
  { orderId, words, pictures },
  ctx,
) => {
  const order = await takeOwnOrder(ctx.db, ctx.caller.accountId, orderId)
  const before = order && (await commentOf(ctx.db, order))
  if (!order) return refuse('notFound')
  if (!before) return refuse('notCommented')
  if (before.followed_at !== null) return refuse('followedUp')
  if (!(await keepPictures(ctx.db, order.account_id, pictures))) return refuse('pictureNotYours')
  const encrypted = (await encryptorOf(ctx, order.account_id)).followUp(order.id, words)
  await followComment(ctx.db, order, { text: encrypted, pictures, at: ctx.clock.now() })
  return answer(null, '已追加评价')
}
