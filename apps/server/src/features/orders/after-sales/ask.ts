import type { afterSaleCalls } from '@yf/contract/after-sales'
import type { Input, RefusalOf } from '@yf/contract/call'
import { reasonName, type AfterSaleKind } from '@yf/domain/after-sale'
import type { MemberContext } from '#platform/call/context.ts'
import type { OutcomeOf, RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { openAfterSale } from '../after-sale.ts'
import { holdExchange, type HeldExchange } from '../exchange.ts'
import { keepPictures } from '../pictures.ts'
import { breaksBenefit, breaksMedicine } from '../rules.ts'
import { decryptorOf } from '../encrypted.ts'
import { serviceScreen } from '../service-screen.ts'
import { linesOf, takeOwnOrder, type LineRow, type OrderRow } from '../store.ts'
import type { Pieces } from '../tables.ts'
import { afterSaleBlocker } from './kinds.ts'
import { toAfterSaleDto } from './dto.ts'
import { variantsOfLine } from './variants.ts'

type Refund = typeof afterSaleCalls.refundOnly
type Exchange = typeof afterSaleCalls.exchange

export const refundOnly: RunCallHandler<Refund> = (input, ctx) => askMoneyBack(ctx, 'refund', input)
export const returnGoods: RunCallHandler<Refund> = (input, ctx) => askMoneyBack(ctx, 'return', input)

async function askMoneyBack(
  ctx: MemberContext,
  kind: 'refund' | 'return',
  input: Input<Refund>,
): Promise<OutcomeOf<Refund>> {
  const checked = await checkRequest(ctx, kind, input)
  if ('kind' in checked) return checked
  const { order, lines, reason } = checked
  const pieces = piecesLeft(lines, input.pieces)
  if (!pieces) return refuse('refundTooMany')
  if (breaksMedicine(order, lines, pieces)) return refuse('medicineWholeOnly')
  if (breaksBenefit(lines, pieces)) return refuse('refundWholeLine')
  const { pictures } = input
  const afterSale = await openAfterSale(ctx, order, {
    kind,
    pieces,
    reason,
    pictures,
    actor: order.account_id,
  })
  return answer(await toAfterSaleDto(ctx, order, afterSale))
}

export const exchange: RunCallHandler<Exchange> = async (input, ctx) => {
  const checked = await checkRequest(ctx, 'exchange', input)
  if ('kind' in checked) return checked
  const { order, lines, reason } = checked
  const line = lines.find(({ id }) => id === input.lineId)
  const left = line ? line.quantity - line.returned : 0
  if (!line || left === 0) return refuse('refundTooMany')
  const held = await heldInstead(ctx, order, line, { left, productId: input.productId })
  if ('kind' in held) return held
  const afterSale = await openAfterSale(ctx, order, {
    kind: 'exchange',
    pieces: [{ lineId: line.id, count: left }],
    reason,
    pictures: input.pictures,
    exchange: held,
    actor: order.account_id,
  })
  return answer(await toAfterSaleDto(ctx, order, afterSale))
}

async function heldInstead(
  ctx: MemberContext,
  order: OrderRow,
  line: LineRow,
  { left, productId }: { readonly left: number; readonly productId: string | undefined },
): Promise<HeldExchange | RefusedCall<'exchangeUnknown' | 'exchangeShort'>> {
  const isSame = productId === undefined || productId === line.product_id
  const other = isSame
    ? undefined
    : (await variantsOfLine(ctx, line)).find((one) => one.productId === productId)
  if (!isSame && !other) return refuse('exchangeUnknown')
  const name = other?.lineName ?? (await decryptorOf(ctx, order.account_id)).name(line)
  const requested = { productId: other?.productId ?? line.product_id, name, quantity: left }
  return (await holdExchange(ctx, order, line, requested)) ?? refuse('exchangeShort')
}

interface AfterSaleRequest {
  readonly orderId: string
  readonly reason: string
  readonly words: string
  readonly pictures: readonly string[]
}

/**
 * Common preconditions of all three: the member's own order, locked; whether it allows the request; a reason of the
 * list; the member's own pictures.
 */
async function checkRequest(
  ctx: MemberContext,
  kind: AfterSaleKind,
  { orderId, reason: code, words, pictures }: AfterSaleRequest,
): Promise<
  | { readonly order: OrderRow; readonly lines: LineRow[]; readonly reason: string }
  | RefusedCall<
      Extract<RefusalOf<Refund>, 'notFound' | 'saleReasonUnknown' | 'saleKindNotOpen' | 'pictureNotYours'>
    >
> {
  const order = await takeOwnOrder(ctx.db, ctx.caller.accountId, orderId)
  if (!order) return refuse('notFound')
  const reason = reasonName(kind, code)
  if (reason === undefined) return refuse('saleReasonUnknown')
  const blocker = afterSaleBlocker(order, kind, ctx.clock.now(), await serviceScreen(ctx, order))
  if (blocker !== null) return refuse('saleKindNotOpen', blocker)
  if (!(await keepPictures(ctx.db, order.account_id, pictures))) return refuse('pictureNotYours')
  const explanation = words.trim()
  return {
    order,
    lines: await linesOf(ctx.db, order),
    reason: explanation === '' ? reason : `${reason}：${explanation}`,
  }
}

/** Each line once, and no more of it than is left; otherwise null. */
export function piecesLeft(
  lines: readonly Pick<LineRow, 'id' | 'quantity' | 'returned'>[],
  requested: readonly Pieces[],
): Pieces[] | null {
  const isEach = new Set(requested.map(({ lineId }) => lineId)).size === requested.length
  const isEnough = requested.every(({ lineId, count }) => {
    const line = lines.find(({ id }) => id === lineId)
    return line !== undefined && count <= line.quantity - line.returned
  })
  return isEach && isEnough ? [...requested] : null
}
