import type { ordersAdminCalls } from '@yf/contract/orders-admin'
import { afterSaleStates } from '@yf/domain/after-sale'
import {
  type AfterSaleRow,
  changeAfterSale,
  linesOf,
  type OrderRow,
  refundsOf,
  afterSaleById,
  afterSaleOf,
  takeOrder,
} from '../store.ts'
import { askToSendBack, payBack, refuseAfterSale } from '../after-sale.ts'
import { finishExchange } from '../exchange.ts'
import { sharesOfAfterSale } from '../after-sales/dto.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toAdminAfterSaleDto } from './after-sales.ts'
import { notifyOwner } from './notify-owner.ts'

const { asked, onItsWayBack } = afterSaleStates

export interface LockedAfterSale {
  readonly order: OrderRow
  readonly afterSale: AfterSaleRow
}

/** Locked against changes: its order is the lock. */
export async function takeAfterSale({ db }: StaffContext, id: string): Promise<LockedAfterSale | null> {
  const found = await afterSaleById(db, id)
  if (!found) return null
  const order = await takeOrder(db, found.order)
  const afterSale = await afterSaleOf(db, order, id)
  return afterSale ? { order, afterSale } : null
}

export const afterSaleAnswer = async (ctx: StaffContext, { order, afterSale }: LockedAfterSale) => {
  const now = await takeOrder(ctx.db, order)
  return answer(await toAdminAfterSaleDto(ctx, now, (await afterSaleOf(ctx.db, now, afterSale.id))!))
}

export const decide: RunCallHandler<typeof ordersAdminCalls.decide> = async (
  { id, deed: decision, answer: text, isSellable },
  ctx,
) => {
  const locked = await takeAfterSale(ctx, id)
  if (!locked) return refuse('notFound')
  const { order, afterSale } = locked
  const step = { actor: `staff:${ctx.staff.id}`, reason: text }
  if (afterSale.agreed_by !== null || !isOpenFor(afterSale, decision)) return refuse('saleMoved')
  if (decision === 'askBack') await askToSendBack(ctx, afterSale, step)
  else if (decision === 'refuse') await refuseAfterSale(ctx, order, afterSale, step)
  else await agree(ctx, locked, { ...step, wereNotSent: isSellable === 1 })
  await recordAuditEvent(ctx, {
    action: actionOf[decision],
    seen: [afterSale],
    payload: { orderNo: order.order_no, words: text },
  })
  const isWaiting = (await afterSaleOf(ctx.db, order, id))?.agreed_by !== null
  if (decision !== 'refund' || !isWaiting) await notifyOwner(ctx, order, afterSale, noticeOf[decision], text)
  return afterSaleAnswer(ctx, locked)
}

const actionOf = { refund: 'agreeRefund', askBack: 'askGoodsBack', refuse: 'refuseAfterSale' } as const
const noticeOf = { refund: 'refundAgreed', askBack: 'goodsAskedBack', refuse: 'afterSaleRefused' } as const

function isOpenFor({ state, kind }: AfterSaleRow, decision: 'refund' | 'askBack' | 'refuse'): boolean {
  if (decision === 'askBack') return state === asked && kind !== 'refund'
  if (decision === 'refund' && kind === 'exchange') return false
  return state === asked || state === onItsWayBack
}

/**
 * From a certain amount on it takes two: the first records the approval, and nothing is refunded yet. Earlier refunds
 * of the order count, otherwise one person could refund a large amount in small parts. Medicine for which an
 * insurance claim was made takes two at any amount: the second sees the claim.
 */
async function agree(
  ctx: StaffContext,
  { order, afterSale }: LockedAfterSale,
  step: { readonly actor: string; readonly reason: string; readonly wereNotSent: boolean },
): Promise<void> {
  const { moneyFen, pointsFen, benefitFen } = sharesOfAfterSale(
    afterSale,
    await linesOf(ctx.db, order),
    undefined,
  )
  const before = (await refundsOf(ctx.db, order)).reduce(
    (sum, back) => sum + back.money_fen + back.points_fen + back.benefit_fen,
    0,
  )
  const isSmall = before + moneyFen + pointsFen + benefitFen < ctx.settings.refundTwoPersonFen
  if (isSmall && (await ctx.extensionPoints.claimOfOrder(ctx.db, order)) === null) {
    await changeAfterSale(ctx, afterSale, { answer: step.reason })
    await payBack(ctx, order, { ...afterSale, answer: step.reason }, step)
  } else
    await changeAfterSale(ctx, afterSale, {
      answer: step.reason,
      agreed_by: ctx.staff.id,
      agreed_sellable: step.wereNotSent,
    })
}

/** Finance, and never the first approver: the refund is made, or service staff review the case again. */
export const confirm: RunCallHandler<typeof ordersAdminCalls.confirm> = async (
  { id, isAgreed, words: text },
  ctx,
) => {
  const locked = await takeAfterSale(ctx, id)
  if (!locked) return refuse('notFound')
  const { order, afterSale } = locked
  if (afterSale.agreed_by === null) return refuse('saleMoved')
  if (afterSale.agreed_by === ctx.staff.id) return refuse('saleOwnHand')
  // Before the refund: refunded lines have nothing left to count.
  const { moneyFen } = sharesOfAfterSale(afterSale, await linesOf(ctx.db, order), undefined)
  if (isAgreed === 1) {
    const reason = afterSale.answer ?? '退款已同意'
    const step = { actor: `staff:${ctx.staff.id}`, reason, wereNotSent: afterSale.agreed_sellable }
    await payBack(ctx, order, afterSale, step)
    await notifyOwner(ctx, order, afterSale, noticeOf.refund, reason)
  } else await changeAfterSale(ctx, afterSale, { agreed_by: null, answer: null })
  await recordAuditEvent(ctx, {
    action: isAgreed === 1 ? 'confirmRefund' : 'sendRefundBack',
    seen: [afterSale],
    payload: { orderNo: order.order_no, moneyFen, words: text },
  })
  return afterSaleAnswer(ctx, locked)
}

export const sendOther: RunCallHandler<typeof ordersAdminCalls.sendOther> = async (
  { id, courier, parcelNo, isSellable },
  ctx,
) => {
  const locked = await takeAfterSale(ctx, id)
  if (!locked) return refuse('notFound')
  const { order, afterSale } = locked
  if (afterSale.state !== onItsWayBack || afterSale.kind !== 'exchange') return refuse('saleMoved')
  const reason = '换货商品已寄出'
  const sent = await finishExchange(ctx, order, afterSale, {
    courier,
    parcelNo,
    isSellable: isSellable === 1,
    actor: `staff:${ctx.staff.id}`,
    reason,
  })
  if (sent === 'numberTaken') return refuse('parcelNumberTaken')
  await recordAuditEvent(ctx, {
    action: 'sendExchange',
    seen: [afterSale],
    payload: { orderNo: order.order_no },
  })
  await notifyOwner(ctx, order, afterSale, 'exchangeSent', '可以在物流里查看新包裹')
  return afterSaleAnswer(ctx, locked)
}
