import { addShares, sharesOfPieces, type PaymentShares } from '@yf/domain/order-split'
import { giveMoneyBack } from '#features/payments/public.ts'
import type { WorkContext } from '#platform/call/work.ts'
import { changeHolding, gone, releaseHolding, markBack } from './holdings.ts'
import { pointsBack } from './close-order.ts'
import { componentOf } from './components.ts'
import {
  heldBy,
  linesOf,
  orderSubject,
  soldLine,
  type HoldingRow,
  type LineRow,
  type OrderRow,
} from './store.ts'
import type { Pieces } from './tables.ts'

export interface PiecesRefund {
  /** The purpose: the id of an after-sales case. It is refunded once. */
  readonly id: string
  readonly pieces: readonly Pieces[]
  readonly reason: string
  /** Whether the items were never shipped: then they can be sold again. */
  readonly wereNotSent: boolean
}

export interface PiecesRefundResult extends PaymentShares {
  readonly isWhole: boolean
}

/**
 * Returns items of a locked order, each part of the price to its source: money to the payment, points and benefit to
 * their ledgers. The coupon lowered the price of all; it is returned only with the last item.
 */
export async function refundPieces(
  ctx: WorkContext,
  order: OrderRow,
  refund: PiecesRefund,
): Promise<PiecesRefundResult> {
  const lines = await linesOf(ctx.db, order)
  const parts = await Promise.all(
    refund.pieces.map(async ({ lineId, count }) => {
      const line = lines.find(({ id }) => id === lineId)
      if (!line || count < 1 || count > line.quantity - line.returned)
        throw new Error('pieces that nobody has')
      return { line, count, shares: sharesOfPieces(soldLine(line), count) }
    }),
  )
  const shares = addShares(parts.map((part) => part.shares))
  await writeRefund(ctx, order, refund, shares)
  const held = await heldBy(ctx.db, order)
  for (const { line, count } of parts) await returnLine(ctx, order, { line, count, held, ...refund })
  const isWhole = lines.every(({ id, quantity, returned }) => {
    const now = refund.pieces.find(({ lineId }) => lineId === id)?.count ?? 0
    return returned + now === quantity
  })
  if (isWhole)
    for (const holding of held) if (holding.line_id === null) await releaseHolding(ctx, order, holding)
  if (shares.pointsFen > 0) await pointsBack(ctx, order, shares.pointsFen, refund.id)
  if (shares.moneyFen > 0)
    await giveMoneyBack(ctx, orderSubject(order), {
      amountFen: shares.moneyFen,
      effect: refund.id,
      reason: `订单 ${order.order_no} 退款`,
    })
  for (const watch of ctx.extensionPoints.refundWatchers)
    await watch(ctx, order, { effect: refund.id, moneyFen: shares.moneyFen })
  return { ...shares, isWhole }
}

/** Its key is the effect: repeating an effect fails and rolls back. */
const writeRefund = (
  { db, clock }: WorkContext,
  order: OrderRow,
  { id, reason }: PiecesRefund,
  shares: PaymentShares,
) =>
  db
    .insertInto('order_refund')
    .values({
      company_id: order.company_id,
      order_id: order.id,
      id,
      effect: id,
      coupon_fen: shares.couponFen,
      benefit_fen: shares.benefitFen,
      points_fen: shares.pointsFen,
      money_fen: shares.moneyFen,
      reason,
      created_at: clock.now(),
    })
    .execute()

interface ReturnedLine extends PiecesRefund {
  readonly line: LineRow
  readonly count: number
  readonly held: readonly HoldingRow[]
}

async function returnLine(
  ctx: WorkContext,
  order: OrderRow,
  { line, count, held, wereNotSent }: ReturnedLine,
) {
  const { company_id, order_id, id } = line
  const returned = line.returned + count
  await ctx.db
    .updateTable('order_line')
    .set({ returned })
    .where((row) => row.and({ company_id, order_id, id, returned: line.returned }))
    .execute()
  for (const holding of held) {
    if (holding.line_id !== id) continue
    const component = componentOf(ctx, holding.component)
    if (component.givePiecesBack) {
      // A refund does not return shipped items to our stock: they are recorded as gone.
      if (wereNotSent) await component.givePiecesBack(ctx, order, holding.data, count)
      else await changeHolding(ctx, holding, gone(holding, count))
      if (returned === line.quantity) await markBack(ctx, holding)
    } else await releaseHolding(ctx, order, holding)
  }
}
