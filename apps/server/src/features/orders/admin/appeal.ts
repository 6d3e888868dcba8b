import type { ordersAdminCalls } from '@yf/contract/orders-admin'
import { afterSaleStates } from '@yf/domain/after-sale'
import { type AfterSaleRow, changeAfterSale, linesOf } from '../store.ts'
import { canAskForRefund } from '../rules.ts'
import { openAfterSale } from '../after-sale.ts'
import { decryptorOf } from '../encrypted.ts'
import { piecesLeft } from '../after-sales/ask.ts'
import { afterSaleSubject } from '../transition-after-sale.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { refuse } from '#platform/call/outcome.ts'
import { readStates } from '#platform/transitions/state-events.ts'
import { afterSaleAnswer, takeAfterSale, type LockedAfterSale } from './decide.ts'
import { notifyOwner } from './notify-owner.ts'

/**
 * The refused case keeps its decision; granting the appeal creates a new case, which goes through the usual steps.
 */
export const answerAppeal: RunCallHandler<typeof ordersAdminCalls.answerAppeal> = async (
  { id, isGranted, answer: text },
  ctx,
) => {
  const locked = await takeAfterSale(ctx, id)
  if (!locked) return refuse('notFound')
  const { order, afterSale } = locked
  if (afterSale.appealed_at === null || afterSale.appeal_answered_at !== null) return refuse('saleMoved')
  if (await hasRefused(ctx, afterSale)) return refuse('saleOwnHand')
  if (isGranted === 1) {
    const opened = await openAgain(ctx, locked)
    if (opened !== 'opened') return refuse(opened)
  }
  await changeAfterSale(ctx, afterSale, { appeal_answer: text, appeal_answered_at: ctx.clock.now() })
  await recordAuditEvent(ctx, {
    action: isGranted === 1 ? 'grantAppeal' : 'upholdRefusal',
    seen: [afterSale],
    payload: { orderNo: order.order_no, words: text },
  })
  await notifyOwner(ctx, order, afterSale, isGranted === 1 ? 'appealGranted' : 'appealUpheld', text)
  return afterSaleAnswer(ctx, locked)
}

async function hasRefused({ db, staff }: StaffContext, afterSale: AfterSaleRow): Promise<boolean> {
  const events = await readStates(db, afterSaleSubject(afterSale))
  return events.some(
    ({ to_state, actor }) => Number(to_state) === afterSaleStates.refused && actor === `staff:${staff.id}`,
  )
}

/** The deadline does not apply to a request made in time: the fifteen days passed because of a wrong decision. */
async function openAgain(
  ctx: StaffContext,
  { order, afterSale }: LockedAfterSale,
): Promise<'opened' | 'refundNotOpen' | 'refundTooMany'> {
  if (!canAskForRefund(order, afterSale.created_at)) return 'refundNotOpen'
  const pieces = piecesLeft(await linesOf(ctx.db, order), afterSale.pieces)
  if (!pieces) return 'refundTooMany'
  const reason = (await decryptorOf(ctx, afterSale.account_id)).reason(afterSale)
  // A refused exchange returned the held item, which may be sold out: then it becomes a return.
  const kind = afterSale.kind === 'exchange' ? 'return' : afterSale.kind
  const { pictures } = afterSale
  await openAfterSale(ctx, order, { kind, pieces, reason, pictures, actor: `staff:${ctx.staff.id}` })
  return 'opened'
}
