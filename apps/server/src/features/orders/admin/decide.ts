import type { ordersAdminCalls } from '@yf/contract/orders-admin'
import { afterSaleStates } from '@yf/domain/after-sale'
import {
  type AfterSaleRow,
  changeSale,
  linesOf,
  type OrderRow,
  refundsOf,
  saleById,
  saleOf,
  takeOrder,
} from '../store.ts'
import { askToSendBack, payBack, refuseSale } from '../after-sale.ts'
import { finishExchange } from '../exchange.ts'
import { sharesOfSale } from '../sales/dto.ts'
import { recordAuditEvent } from '#features/staff/public.ts'
import type { StaffContext } from '#platform/call/context.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { adminSale } from './sales.ts'
import { tellOwner } from './tell-owner.ts'

const { asked, onItsWayBack } = afterSaleStates

export interface Taken {
  readonly order: OrderRow
  readonly sale: AfterSaleRow
}

/** Locked against changes: its order is the lock. */
export async function takeSale({ db }: StaffContext, id: string): Promise<Taken | null> {
  const found = await saleById(db, id)
  if (!found) return null
  const order = await takeOrder(db, found.order)
  const sale = await saleOf(db, order, id)
  return sale ? { order, sale } : null
}

export const shown = async (ctx: StaffContext, { order, sale }: Taken) => {
  const now = await takeOrder(ctx.db, order)
  return answer(await adminSale(ctx, now, (await saleOf(ctx.db, now, sale.id))!))
}

export const decide: RunCallHandler<typeof ordersAdminCalls.decide> = async (
  { id, deed, answer: words, isSellable },
  ctx,
) => {
  const taken = await takeSale(ctx, id)
  if (!taken) return refuse('notFound')
  const { order, sale } = taken
  const step = { actor: `staff:${ctx.staff.id}`, reason: words }
  if (sale.agreed_by !== null || !isOpenFor(sale, deed)) return refuse('saleMoved')
  if (deed === 'askBack') await askToSendBack(ctx, sale, step)
  else if (deed === 'refuse') await refuseSale(ctx, order, sale, step)
  else await agree(ctx, taken, { ...step, wereNotSent: isSellable === 1 })
  await recordAuditEvent(ctx, {
    action: actionOf[deed],
    seen: [sale],
    payload: { orderNo: order.order_no, words },
  })
  const isWaiting = (await saleOf(ctx.db, order, id))?.agreed_by !== null
  if (deed !== 'refund' || !isWaiting) await tellOwner(ctx, order, sale, toldOf[deed], words)
  return shown(ctx, taken)
}

const actionOf = { refund: 'agreeRefund', askBack: 'askGoodsBack', refuse: 'refuseAfterSale' } as const
const toldOf = { refund: 'refundAgreed', askBack: 'goodsAskedBack', refuse: 'afterSaleRefused' } as const

function isOpenFor({ state, kind }: AfterSaleRow, deed: 'refund' | 'askBack' | 'refuse'): boolean {
  if (deed === 'askBack') return state === asked && kind !== 'refund'
  if (deed === 'refund' && kind === 'exchange') return false
  return state === asked || state === onItsWayBack
}

/**
 * From a certain amount on it takes two: the first records the approval, and nothing is refunded yet. Earlier refunds
 * of the order count, otherwise one person could refund a large amount in small parts. Medicine for which an
 * insurance claim was made takes two at any amount: the second sees the claim.
 */
async function agree(
  ctx: StaffContext,
  { order, sale }: Taken,
  step: { readonly actor: string; readonly reason: string; readonly wereNotSent: boolean },
): Promise<void> {
  const { moneyFen, pointsFen, benefitFen } = sharesOfSale(sale, await linesOf(ctx.db, order), undefined)
  const before = (await refundsOf(ctx.db, order)).reduce(
    (sum, back) => sum + back.money_fen + back.points_fen + back.benefit_fen,
    0,
  )
  const isSmall = before + moneyFen + pointsFen + benefitFen < ctx.settings.refundTwoPersonFen
  if (isSmall && (await ctx.extensionPoints.claimOfOrder(ctx.db, order)) === null) {
    await changeSale(ctx, sale, { answer: step.reason })
    await payBack(ctx, order, { ...sale, answer: step.reason }, step)
  } else
    await changeSale(ctx, sale, {
      answer: step.reason,
      agreed_by: ctx.staff.id,
      agreed_sellable: step.wereNotSent,
    })
}

/** Finance, and never the first approver: the refund is made, or service staff review the case again. */
export const confirm: RunCallHandler<typeof ordersAdminCalls.confirm> = async (
  { id, isAgreed, words },
  ctx,
) => {
  const taken = await takeSale(ctx, id)
  if (!taken) return refuse('notFound')
  const { order, sale } = taken
  if (sale.agreed_by === null) return refuse('saleMoved')
  if (sale.agreed_by === ctx.staff.id) return refuse('saleOwnHand')
  // Before the refund: refunded lines have nothing left to count.
  const { moneyFen } = sharesOfSale(sale, await linesOf(ctx.db, order), undefined)
  if (isAgreed === 1) {
    const reason = sale.answer ?? '退款已同意'
    const step = { actor: `staff:${ctx.staff.id}`, reason, wereNotSent: sale.agreed_sellable }
    await payBack(ctx, order, sale, step)
    await tellOwner(ctx, order, sale, toldOf.refund, reason)
  } else await changeSale(ctx, sale, { agreed_by: null, answer: null })
  await recordAuditEvent(ctx, {
    action: isAgreed === 1 ? 'confirmRefund' : 'sendRefundBack',
    seen: [sale],
    payload: { orderNo: order.order_no, moneyFen, words },
  })
  return shown(ctx, taken)
}

export const sendOther: RunCallHandler<typeof ordersAdminCalls.sendOther> = async (
  { id, courier, parcelNo, isSellable },
  ctx,
) => {
  const taken = await takeSale(ctx, id)
  if (!taken) return refuse('notFound')
  const { order, sale } = taken
  if (sale.state !== onItsWayBack || sale.kind !== 'exchange') return refuse('saleMoved')
  const reason = '换货商品已寄出'
  const sent = await finishExchange(ctx, order, sale, {
    courier,
    parcelNo,
    isSellable: isSellable === 1,
    actor: `staff:${ctx.staff.id}`,
    reason,
  })
  if (sent === 'numberTaken') return refuse('parcelNumberTaken')
  await recordAuditEvent(ctx, { action: 'sendExchange', seen: [sale], payload: { orderNo: order.order_no } })
  await tellOwner(ctx, order, sale, 'exchangeSent', '可以在物流里查看新包裹')
  return shown(ctx, taken)
}
