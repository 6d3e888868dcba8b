import { afterSaleStates } from '@yf/domain/after-sale'
import { orderStates } from '@yf/domain/order'
import type { Courier } from '@yf/domain/parcel'
import { addParcel } from '#features/parcels/public.ts'
import type { Work } from '#platform/call/work.ts'
import { restOrder } from './after-sale-ends.ts'
import { changeHolding, gone, hold, letGo, markBack } from './holdings.ts'
import { moveSale, type SaleStep } from './move-sale.ts'
import { partOf } from './parts.ts'
import { openerOf, sealerOf } from './sealed.ts'
import type { StockData } from './stock.ts'
import {
  changeOrder,
  changeSale,
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
  /** Null where nobody counts what there is of it. */
  readonly holdingId: string | null
}

const isStockOf = (line: Pick<LineRow, 'id'>) => (holding: HoldingRow) =>
  holding.part === 'stock' && holding.line_id === line.id

/** What is to be sent instead is held from the request on; null where there is not enough of it. */
export async function holdExchange(
  ctx: Work,
  order: OrderRow,
  line: LineRow,
  wanted: { readonly productId: string | null; readonly name: string; readonly quantity: number },
): Promise<HeldExchange | null> {
  const isStocked = (await heldBy(ctx.db, order)).some(isStockOf(line))
  const { productId, name, quantity } = wanted
  if (!isStocked || productId === null) return { productId, name, holdingId: null }
  const holdingId = await hold(ctx, order, { part: 'stock', data: { productId, quantity }, lineId: null })
  return holdingId === null ? null : { productId, name, holdingId }
}

/** Refused or withdrawn: what was held goes back on the shelf. */
export async function dropExchange(ctx: Work, order: OrderRow, sale: AfterSaleRow): Promise<void> {
  if (sale.exchange_holding_id === null) return
  const held = (await heldBy(ctx.db, order)).find(({ id }) => id === sale.exchange_holding_id)
  if (held) await letGo(ctx, order, held)
}

export interface SentInstead extends SaleStep {
  readonly courier: Courier
  readonly parcelNo: string
  /** What came back can be sold again. */
  readonly isSellable: boolean
}

/**
 * 3 → 5: what came back goes on the shelf where it can be sold again, and the other thing is on its way. From now on the
 * line holds the other thing: a later return of it is about that one. The ten days to look at it count from its arrival.
 */
export async function finishExchange(
  ctx: Work,
  order: OrderRow,
  sale: AfterSaleRow,
  { courier, parcelNo, isSellable, ...step }: SentInstead,
): Promise<AfterSaleRow | 'numberTaken'> {
  const added = await addParcel(ctx, orderSubject(order), { courier, parcelNo, direction: 'out' })
  // A parcel that this order has already brought the first thing, or took it back.
  if (added !== 'added') return 'numberTaken'
  const done = await moveSale(ctx, sale, afterSaleStates.done, step)
  await swapStock(ctx, order, sale, isSellable)
  await renameLine(ctx, order, sale)
  await restOrder(ctx, order, { ...step, isWhole: false })
  if (order.resting_state === orderStates.toReceive) await changeOrder(ctx, order, { confirm_at: null })
  return done
}

/** For its owner, the desk and the figures; what it was until now stays with the after-sale. */
async function renameLine(ctx: Work, order: OrderRow, sale: AfterSaleRow): Promise<void> {
  const line = (await linesOf(ctx.db, order)).find(({ id }) => id === sale.pieces[0]?.lineId)
  if (!line) throw new Error('an exchange of nothing')
  const { company_id, order_id, id } = line
  const open = await openerOf(ctx, order.account_id)
  const seal = await sealerOf(ctx, order.account_id)
  await changeSale(ctx, sale, { was_name: seal.was(sale.id, open.name(line)) })
  await ctx.db
    .updateTable('order_line')
    .set({ product_id: sale.exchange_product_id, name: seal.name(id, open.exchange(sale) ?? '') })
    .where((row) => row.and({ company_id, order_id, id }))
    .execute()
}

async function swapStock(ctx: Work, order: OrderRow, sale: AfterSaleRow, isSellable: boolean): Promise<void> {
  const held = await heldBy(ctx.db, order)
  const [piece] = sale.pieces
  const old = piece && held.find(isStockOf({ id: piece.lineId }))
  const other = held.find(({ id }) => id === sale.exchange_holding_id)
  if (!old || !other) return
  const [was, will] = [old.data as StockData, other.data as StockData]
  if (isSellable) await partOf(ctx, 'stock').givePiecesBack?.(ctx, order, was, piece.count)
  await markBack(ctx, other)
  // The two change places: what came back broken, now or before, is gone of what it was.
  const left = { ...old, data: { ...was, quantity: will.quantity } }
  await changeHolding(ctx, other, gone(left, isSellable ? 0 : piece.count))
  await changeHolding(ctx, old, { productId: will.productId, quantity: was.quantity })
}
