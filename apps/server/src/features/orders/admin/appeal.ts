import type { ordersAdminCalls } from '@yf/contract/orders-admin'
import { afterSaleStates } from '@yf/domain/after-sale'
import { type AfterSaleRow, changeSale, linesOf } from '../store.ts'
import { canAskForRefund } from '../rules.ts'
import { openAfterSale } from '../after-sale.ts'
import { decryptorOf } from '../encrypted.ts'
import { piecesLeft } from '../sales/ask.ts'
import { saleSubject } from '../transition-after-sale.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { refuse } from '#platform/call/outcome.ts'
import { readStates } from '#platform/transitions/state-events.ts'
import { shown, takeSale, type Taken } from './decide.ts'
import { tellOwner } from './tell-owner.ts'

/**
 * The refused case keeps its decision; granting the appeal creates a new case, which goes through the usual steps.
 */
export const answerAppeal: RunCallHandler<typeof ordersAdminCalls.answerAppeal> = async (
  { id, isGranted, answer: words },
  ctx,
) => {
  const taken = await takeSale(ctx, id)
  if (!taken) return refuse('notFound')
  const { order, sale } = taken
  if (sale.appealed_at === null || sale.appeal_answered_at !== null) return refuse('saleMoved')
  if (await hasRefused(ctx, sale)) return refuse('saleOwnHand')
  if (isGranted === 1) {
    const opened = await openAgain(ctx, taken)
    if (opened !== 'opened') return refuse(opened)
  }
  await changeSale(ctx, sale, { appeal_answer: words, appeal_answered_at: ctx.clock.now() })
  await recordAuditEvent(ctx, {
    action: isGranted === 1 ? 'grantAppeal' : 'upholdRefusal',
    seen: [sale],
    payload: { orderNo: order.order_no, words },
  })
  await tellOwner(ctx, order, sale, isGranted === 1 ? 'appealGranted' : 'appealUpheld', words)
  return shown(ctx, taken)
}

async function hasRefused({ db, staff }: StaffContext, sale: AfterSaleRow): Promise<boolean> {
  const moves = await readStates(db, saleSubject(sale))
  return moves.some(
    ({ to_state, actor }) => Number(to_state) === afterSaleStates.refused && actor === `staff:${staff.id}`,
  )
}

/** The deadline does not apply to a request made in time: the fifteen days passed because of a wrong decision. */
async function openAgain(
  ctx: StaffContext,
  { order, sale }: Taken,
): Promise<'opened' | 'refundNotOpen' | 'refundTooMany'> {
  if (!canAskForRefund(order, sale.created_at)) return 'refundNotOpen'
  const pieces = piecesLeft(await linesOf(ctx.db, order), sale.pieces)
  if (!pieces) return 'refundTooMany'
  const reason = (await decryptorOf(ctx, sale.account_id)).reason(sale)
  // A refused exchange returned the held item, which may be sold out: then it becomes a return.
  const kind = sale.kind === 'exchange' ? 'return' : sale.kind
  const { pictures } = sale
  await openAfterSale(ctx, order, { kind, pieces, reason, pictures, actor: `staff:${ctx.staff.id}` })
  return 'opened'
}
