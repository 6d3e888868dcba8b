import { afterSaleStates } from '@yf/domain/after-sale'
import { orderStates } from '@yf/domain/order'
import type { Courier } from '@yf/domain/parcel'
import { addParcel } from '#features/parcels/public.ts'
import type { WorkContext } from '#platform/call/work.ts'
import { restOrder } from './after-sale-ends.ts'
import { changeHolding, gone, hold, releaseHolding, markBack } from './holdings.ts'
import { transitionAfterSale, type AfterSaleCause } from './transition-after-sale.ts'
import { componentOf } from './components.ts'
import { decryptorOf, encryptorOf } from './encrypted.ts'
import type { StockData } from './stock.ts'
import {
  changeOrder,
  changeAfterSale,
  heldBy,
  linesOf,
  orderSubject,
  type AfterSaleRow,
  type HoldingRow,
  type LineRow,
  type OrderRow,
} from './store.ts'

export interface HeldExchange {
  readonly productId: string | null
  readonly name: string
  /** Null when there is no stock count for it. */
  readonly holdingId: string | null
}

const isStockOf = (line: Pick<LineRow, 'id'>) => (holding: HoldingRow) =>
  holding.component === 'stock' && holding.line_id === line.id

/** The replacement is held from the request on; null when the stock is insufficient. */
export async function holdExchange(
  ctx: WorkContext,
  order: OrderRow,
  line: LineRow,
  replacement: { readonly productId: string | null; readonly name: string; readonly quantity: number },
): Promise<HeldExchange | null> {
  const isStocked = (await heldBy(ctx.db, order)).some(isStockOf(line))
  const { productId, name, quantity } = replacement
  if (!isStocked || productId === null) return { productId, name, holdingId: null }
  const holdingId = await hold(ctx, order, {
    component: 'stock',
    data: { productId, quantity },
    lineId: null,
  })
  return holdingId === null ? null : { productId, name, holdingId }
}

/** Refused or withdrawn: the held item returns to the stock. */
export async function dropExchange(
  ctx: WorkContext,
  order: OrderRow,
  afterSale: AfterSaleRow,
): Promise<void> {
  if (afterSale.exchange_holding_id === null) return
  const held = (await heldBy(ctx.db, order)).find(({ id }) => id === afterSale.exchange_holding_id)
  if (held) await releaseHolding(ctx, order, held)
}

export interface ExchangeShipment extends AfterSaleCause {
  readonly courier: Courier
  readonly parcelNo: string
  /** The returned item can be sold again. */
  readonly isSellable: boolean
}

/**
 * 3 → 5: the returned item goes back to the stock if it can be sold again, and the replacement is shipped. From now
 * on the line contains the replacement: a later return is about that one. The ten days until confirmation count from
 * its arrival.
 */
export async function finishExchange(
  ctx: WorkContext,
  order: OrderRow,
  afterSale: AfterSaleRow,
  { courier, parcelNo, isSellable, ...step }: ExchangeShipment,
): Promise<AfterSaleRow | 'numberTaken'> {
  const added = await addParcel(ctx, orderSubject(order), { courier, parcelNo, direction: 'out' })
  // A parcel that this order has already used for the first item or for its return.
  if (added !== 'added') return 'numberTaken'
  const done = await transitionAfterSale(ctx, afterSale, afterSaleStates.done, step)
  await swapStock(ctx, order, afterSale, isSellable)
  await renameLine(ctx, order, afterSale)
  await restOrder(ctx, order, { ...step, isWhole: false })
  if (order.resting_state === orderStates.toReceive) await changeOrder(ctx, order, { confirm_at: null })
  return done
}

/** For the owner, staff and the figures; the after-sales case keeps the former name. */
async function renameLine(ctx: WorkContext, order: OrderRow, afterSale: AfterSaleRow): Promise<void> {
  const line = (await linesOf(ctx.db, order)).find(({ id }) => id === afterSale.pieces[0]?.lineId)
  if (!line) throw new Error('an exchange of nothing')
  const { company_id, order_id, id } = line
  const open = await decryptorOf(ctx, order.account_id)
  const encrypt = await encryptorOf(ctx, order.account_id)
  await changeAfterSale(ctx, afterSale, { was_name: encrypt.was(afterSale.id, open.name(line)) })
  await ctx.db
    .updateTable('order_line')
    .set({
      product_id: afterSale.exchange_product_id,
      name: encrypt.name(id, open.exchange(afterSale) ?? ''),
    })
    .where((row) => row.and({ company_id, order_id, id }))
    .execute()
}

async function swapStock(
  ctx: WorkContext,
  order: OrderRow,
  afterSale: AfterSaleRow,
  isSellable: boolean,
): Promise<void> {
  const held = await heldBy(ctx.db, order)
  const [piece] = afterSale.pieces
  const old = piece && held.find(isStockOf({ id: piece.lineId }))
  const other = held.find(({ id }) => id === afterSale.exchange_holding_id)
  if (!old || !other) return
  const [was, will] = [old.data as StockData, other.data as StockData]
  if (isSellable) await componentOf(ctx, 'stock').givePiecesBack?.(ctx, order, was, piece.count)
  await markBack(ctx, other)
  // Swaps the two: damaged returns, now or before, count as losses of the former variant.
  const left = { ...old, data: { ...was, quantity: will.quantity } }
  await changeHolding(ctx, other, gone(left, isSellable ? 0 : piece.count))
  await changeHolding(ctx, old, { productId: will.productId, quantity: was.quantity })
}
