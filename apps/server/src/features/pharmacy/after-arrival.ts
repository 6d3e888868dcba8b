import type { pharmacyCalls } from '@yf/contract/pharmacy'
import { orderStates } from '@yf/domain/order'
import { finishOrder, markCommented, decryptorOf, ownOrder, takeOwnOrder } from '#features/orders/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { inTransaction, type RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { openContent, encryptContent } from '#platform/crypto/subject-content.ts'
import { existingSubjectKey } from '#platform/crypto/subject-keys.ts'
import { evaluationRow } from './encrypted.ts'
import { changeMedicineOrder, medicineOrderOf } from './store.ts'

const ownMedicineOrder = async (ctx: MemberContext, orderId: string) => {
  const order = await ownOrder(ctx.db, ctx.caller.accountId, orderId)
  const about = order && (await medicineOrderOf(ctx.db, order))
  return about ? { order, about } : null
}

/** The delivery address: the order's own copy, even if the address has changed. */
export const address: RunCallHandler<typeof pharmacyCalls.address> = async ({ orderId }, ctx) => {
  const found = await ownMedicineOrder(ctx, orderId)
  const delivery = found && (await decryptorOf(ctx, found.order.account_id)).delivery(found.order)
  return delivery ? answer({ ...delivery }) : refuse('notFound')
}

export const confirm = inTransaction<typeof pharmacyCalls.confirm>(async ({ orderId }, ctx) => {
  const order = await takeOwnOrder(ctx.db, ctx.caller.accountId, orderId)
  if (!order || order.kind !== 'pharmacy') return refuse('notFound')
  if (order.state !== orderStates.toReceive) return refuse('orderNotOnItsWay')
  await finishOrder(ctx, order, { actor: order.account_id, reason: '您确认收货' })
  return answer(null, '已确认收货')
})

export const evaluate = inTransaction<typeof pharmacyCalls.evaluate>(
  async ({ orderId, stars, words }, ctx) => {
    const order = await takeOwnOrder(ctx.db, ctx.caller.accountId, orderId)
    const about = order && (await medicineOrderOf(ctx.db, order))
    if (!about) return refuse('notFound')
    if (order.state !== orderStates.done) return refuse('orderNotDone')
    if (about.stars !== null) return refuse('orderEvaluated')
    const evaluation_encrypted = await encryptContent(ctx, order.account_id, evaluationRow(order.id), words)
    await changeMedicineOrder(ctx.db, order, { stars, evaluation_encrypted })
    await markCommented(ctx.db, order, ctx.clock.now())
    return answer(null, '感谢您的评价')
  },
)

export const evaluation: RunCallHandler<typeof pharmacyCalls.evaluation> = async ({ orderId }, ctx) => {
  const found = await ownMedicineOrder(ctx, orderId)
  if (!found) return refuse('notFound')
  const { about } = found
  const key = await existingSubjectKey(ctx, about.account_id)
  const { invoice_code, invoice_number, invoice_day, invoice_fen } = about
  return answer({
    stars: about.stars,
    words: openContent<string>(key, about.evaluation_encrypted, evaluationRow(about.order_id)) ?? '',
    prescriptionId: about.prescription_id,
    invoice:
      invoice_number !== null && invoice_day !== null && invoice_fen !== null
        ? { code: invoice_code ?? '', number: invoice_number, day: invoice_day, totalFen: invoice_fen }
        : null,
  })
}
