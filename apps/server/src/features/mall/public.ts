import type { ProductCard } from '@yf/contract/mall-shapes'
import { ratioOf } from '#features/points/public.ts'
import type { Db } from '#platform/db/handle.ts'
import { cardsOf } from './on-the-wire.ts'
import { isSold } from './rules.ts'
import { productRows, type ProductRow } from './store.ts'

/** Pictures that anybody may see: the shop keeps them, and adverts show some, too. */
export { isOnShelf, keepOnShelf } from './shelf-pictures.ts'

export type ProductSummary = ProductCard

/** Products as the mall knows them, by id; one that was removed is not in it. */
export async function productsByIds(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductRow>> {
  const rows = await productRows(db, ids)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Those of them that can be bought now, as lists show them, in the order given. */
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
