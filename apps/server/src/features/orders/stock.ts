import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { writeStatement } from '#platform/db/statement.ts'
import type { OrderComponent } from './components.ts'

export interface StockData {
  readonly productId: string
  readonly quantity: number
}

declare module './components.ts' {
  interface ComponentData {
    readonly stock: StockData
  }
}

const takePieces = writeStatement(
  'update product_stock set on_hand = on_hand - $2 where product_id = $1 and on_hand >= $2',
)

/** One guarded statement: of fifty buyers of the last item one gets it. */
export const stockPart: OrderComponent<StockData> = {
  take: async ({ db }, _order, { productId, quantity }) => (await takePieces(db, productId, quantity)) > 0,
  giveBack: ({ db }, _order, { productId, quantity }) => putBack(db, productId, quantity),
  givePiecesBack: ({ db }, _order, { productId }, pieces) => putBack(db, productId, pieces),
}

async function putBack(db: Db, productId: string, quantity: number): Promise<void> {
  if (quantity === 0) return
  await db
    .updateTable('product_stock')
    .set({ on_hand: sql<number>`on_hand + ${quantity}` })
    .where('product_id', '=', productId)
    .execute()
}

/** The stock for sale from now on, without what orders hold. */
export const setStock = (db: Db, productId: string, onHand: number) =>
  db
    .insertInto('product_stock')
    .values({ product_id: productId, on_hand: onHand })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ on_hand: onHand }))
    .execute()

/** A manual change; null when the result would be negative. */
export async function addStock(db: Db, productId: string, amount: number): Promise<number | null> {
  const row = await db
    .updateTable('product_stock')
    .set({ on_hand: sql<number>`on_hand + ${amount}` })
    .where('product_id', '=', productId)
    .where(sql<boolean>`on_hand + ${amount} >= 0`)
    .returning('on_hand')
    .executeTakeFirst()
  return row?.on_hand ?? null
}

/** Of several at once; products without a stock count are missing. */
export async function stocksOf(db: Db, productIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_stock')
    .selectAll()
    .where('product_id', 'in', productIds)
    .execute()
  return new Map(rows.map(({ product_id, on_hand }) => [product_id, on_hand]))
}

export async function stockOf(db: Db, productId: string): Promise<number> {
  const row = await db
    .selectFrom('product_stock')
    .select('on_hand')
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return row?.on_hand ?? 0
}
