import { afterSaleStates, sendBackWithinMs, type AfterSaleKind } from '@yf/domain/after-sale'
import { orderStates } from '@yf/domain/order'
import type { Courier } from '@yf/domain/parcel'
import { addParcel } from '#features/parcels/public.ts'
import type { WorkContext } from '#platform/call/work.ts'
import { newId } from '#platform/ids.ts'
import { takeKeys } from '#platform/keys/unique-keys.ts'
import { recordState } from '#platform/transitions/state-events.ts'
import { finishAfterSale, restOrder } from './after-sale-ends.ts'
import { dropExchange, type HeldExchange } from './exchange.ts'
import { transitionAfterSale, afterSaleSubject, type AfterSaleCause } from './transition-after-sale.ts'
import { transitionOrder } from './transitions.ts'
import { refundPieces } from './refund-pieces.ts'
import { encryptorOf } from './encrypted.ts'
import { orderSubject, afterSaleIdKind, type AfterSaleRow, type OrderRow } from './store.ts'
import { jsonValue } from '#platform/db/json-value.ts'
import type { Pieces } from './tables.ts'

export interface NewAfterSale {
  readonly pieces: readonly Pieces[]
  readonly reason: string
  readonly actor: string
  /** Absent: the money is refunded. */
  readonly kind?: AfterSaleKind
  readonly pictures?: readonly string[]
  /** For an exchange: the holding created before. */
  readonly exchange?: HeldExchange
}

/** 售后中, for a locked order. An unshipped item is refunded at once; otherwise staff review it first. */
export async function openAfterSale(
  ctx: WorkContext,
  order: OrderRow,
  draft: NewAfterSale,
): Promise<AfterSaleRow> {
  const { pieces, reason, actor, kind = 'refund', pictures = [], exchange } = draft
  const at = ctx.clock.now()
  const id = newId()
  const encrypt = await encryptorOf(ctx, order.account_id)
  const afterSale: AfterSaleRow = {
    company_id: order.company_id,
    order_id: order.id,
    id,
    account_id: order.account_id,
    state: afterSaleStates.asked,
    kind,
    reason: encrypt.reason(id, reason),
    pieces,
    pictures,
    answer: null,
    exchange_product_id: exchange?.productId ?? null,
    exchange_name: exchange ? encrypt.exchange(id, exchange.name) : null,
    exchange_holding_id: exchange?.holdingId ?? null,
    was_name: null,
    send_back_by: null,
    agreed_by: null,
    agreed_sellable: false,
    appeal: null,
    appealed_at: null,
    appeal_answer: null,
    appeal_answered_at: null,
    hidden_at: null,
    created_at: at,
    updated_at: at,
  }
  await ctx.db
    .insertInto('after_sale')
    .values({
      ...afterSale,
      pieces: jsonValue(pieces),
      pictures: jsonValue(pictures),
    })
    .execute()
  await takeKeys(ctx.db, [{ kind: afterSaleIdKind, key: id, holder: order.id }])
  await recordState(
    ctx.db,
    afterSaleSubject(afterSale),
    { from: null, to: afterSale.state },
    { actor, reason: '申请售后', at },
  )
  const resting = await transitionOrder(ctx, order, {
    to: orderStates.afterSale,
    actor,
    reason: '申请售后',
    set: { resting_state: order.state },
  })
  if (order.state !== orderStates.toShip) return afterSale
  return payBack(ctx, resting, afterSale, { actor, reason: '未发货，直接退款', wereNotSent: true })
}

/** → 4: from here the refund is in progress and cannot be withdrawn. */
export async function payBack(
  ctx: WorkContext,
  order: OrderRow,
  afterSale: AfterSaleRow,
  { actor, reason, wereNotSent }: AfterSaleCause & { readonly wereNotSent: boolean },
): Promise<AfterSaleRow> {
  const paying = await transitionAfterSale(ctx, afterSale, afterSaleStates.refunding, { actor, reason })
  const { id, pieces } = afterSale
  const back = await refundPieces(ctx, order, { id, pieces, reason, wereNotSent })
  // Now and not when the refund has arrived: an unshipped item must not be shipped meanwhile.
  if (back.isWhole) await ctx.extensionPoints.orderKinds[order.kind]?.undone?.(ctx, order)
  // Without a payment there is no provider to wait for.
  return back.moneyFen > 0 ? paying : finishAfterSale(ctx, order, paying)
}

/** 1 → 2: the item has to be returned first. */
export const askToSendBack = (
  ctx: WorkContext,
  afterSale: AfterSaleRow,
  step: AfterSaleCause,
): Promise<AfterSaleRow> =>
  transitionAfterSale(ctx, afterSale, afterSaleStates.toSendBack, step, {
    answer: step.reason,
    send_back_by: new Date(ctx.clock.now().getTime() + sendBackWithinMs),
  })

/** 2 → 3, by the owner. */
export async function sendBack(
  ctx: WorkContext,
  order: OrderRow,
  afterSale: AfterSaleRow,
  {
    courier,
    parcelNo,
    actor,
  }: { readonly courier: Courier; readonly parcelNo: string; readonly actor: string },
): Promise<AfterSaleRow | 'numberTaken'> {
  const added = await addParcel(ctx, orderSubject(order), { courier, parcelNo, direction: 'back' })
  if (added === 'numberTaken') return added
  return transitionAfterSale(ctx, afterSale, afterSaleStates.onItsWayBack, {
    actor,
    reason: '已寄回，等待仓库签收',
  })
}

/** 1 or 3 → 6: with its reason, and the order has its previous state. */
export async function refuseAfterSale(
  ctx: WorkContext,
  order: OrderRow,
  afterSale: AfterSaleRow,
  step: AfterSaleCause,
): Promise<AfterSaleRow> {
  const refused = await transitionAfterSale(ctx, afterSale, afterSaleStates.refused, step, {
    answer: step.reason,
  })
  await dropExchange(ctx, order, afterSale)
  await restOrder(ctx, order, { ...step, isWhole: false })
  return refused
}

/** 1 or 2 → 7, by the owner, or because nothing was sent back in time. */
export async function withdrawAfterSale(
  ctx: WorkContext,
  order: OrderRow,
  afterSale: AfterSaleRow,
  step: AfterSaleCause = { actor: order.account_id, reason: '撤销售后申请' },
): Promise<AfterSaleRow> {
  const withdrawn = await transitionAfterSale(ctx, afterSale, afterSaleStates.withdrawn, step)
  await dropExchange(ctx, order, afterSale)
  await restOrder(ctx, order, { ...step, isWhole: false })
  return withdrawn
}
