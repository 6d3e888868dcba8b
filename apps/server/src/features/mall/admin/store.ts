import { sql, type Selectable } from 'kysely'
import type { MallCategory } from '@yf/domain/mall-product'
import { pageOf } from '#features/staff/public.ts'
import type { Db } from '#platform/db/handle.ts'
import type { ProductRow, VariantRow } from '../store.ts'
import type { MallChangeTable } from '../tables.ts'

export type ChangeRow = Selectable<MallChangeTable>

interface PageRequest {
  pageNo: number
  pageSize: number
}

/** The last changed come first. */
export function allProducts(
  db: Db,
  { keyword, category, isOnSale }: { keyword?: string; category?: MallCategory; isOnSale?: boolean },
  paging: PageRequest,
): Promise<{ rows: ProductRow[]; total: number }> {
  let query = db.selectFrom('mall_product').selectAll()
  if (keyword) query = query.where(sql<boolean>`strpos(lower(name), lower(${keyword})) > 0`)
  if (category) query = query.where('category', '=', category)
  if (isOnSale !== undefined) query = query.where('is_on_sale', '=', isOnSale)
  return pageOf(db, query, paging, (found) => found.orderBy('updated_at', 'desc').orderBy('id', 'desc'))
}

/** Locked against changes until the transaction ends: the recorded former value is then correct. */
export const takeProduct = (tx: Db, id: string): Promise<ProductRow | undefined> =>
  tx.selectFrom('mall_product').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const insertProduct = (tx: Db, row: ProductRow) => tx.insertInto('mall_product').values(row).execute()

export const changeProduct = (tx: Db, id: string, changes: Partial<ProductRow>) =>
  tx.updateTable('mall_product').set(changes).where('id', '=', id).execute()

export const insertVariant = (tx: Db, row: VariantRow) => tx.insertInto('mall_variant').values(row).execute()

export const changeVariant = (tx: Db, id: string, changes: Partial<VariantRow>) =>
  tx.updateTable('mall_variant').set(changes).where('id', '=', id).execute()

export const insertChanges = async (tx: Db, rows: readonly ChangeRow[]): Promise<void> => {
  if (rows.length > 0)
    await tx
      .insertInto('mall_change')
      .values([...rows])
      .execute()
}

export const pageOfChanges = (db: Db, productId: string, paging: PageRequest) =>
  pageOf(db, db.selectFrom('mall_change').selectAll().where('product_id', '=', productId), paging, (found) =>
    found.orderBy('at', 'desc').orderBy('id', 'desc'),
  )

export const offeredVariants = (db: Db) =>
  db
    .selectFrom('mall_variant as v')
    .innerJoin('mall_product as p', 'p.id', 'v.product_id')
    .select(['v.id', 'v.name', 'p.id as productId', 'p.name as productName'])
    .where('v.is_offered', '=', true)
    .where('p.is_on_sale', '=', true)
    .execute()
