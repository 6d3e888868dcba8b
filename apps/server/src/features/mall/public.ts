import type { ProductCard } from '@yf/contract/mall-shapes'
import { ratioOf } from '#features/points/public.ts'
import type { Db } from '#platform/db/handle.ts'
import { cardsOf } from './dto.ts'
import { isSold } from './rules.ts'
import { productRows, type ProductRow } from './store.ts'

/** Public pictures: the mall stores them, and adverts use some, too. */
export { isOnShelf, keepOnShelf } from './shelf-pictures.ts'

export type ProductSummary = ProductCard

/** Products of the mall, by id; removed ones are missing. */
export async function productsByIds(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductRow>> {
  const rows = await productRows(db, ids)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Those of them that can be bought now, in list format and in the given order. */
export async function productSummary(
  db: Db,
  {
    companyId,
    ids,
    now,
  }: { readonly companyId: string; readonly ids: readonly string[]; readonly now: Date },
): Promise<ProductSummary[]> {
  const known = await productsByIds(db, ids)
  const sold = ids.flatMap((id) => known.get(id) ?? []).filter((row) => isSold(row, now))
  return cardsOf(db, sold, await ratioOf(db, companyId, now))
}
