import { sql, type Selectable } from 'kysely'
import type { MallCategory } from '@yf/domain/mall-product'
import type { Db } from '#platform/db/handle.ts'
import { statement } from '#platform/db/statement.ts'
import type { MallProductTable, MallVariantTable } from './tables.ts'

export type ProductRow = Selectable<MallProductTable>
export type VariantRow = Selectable<MallVariantTable>

export const productById = (db: Db, id: string): Promise<ProductRow | undefined> =>
  db.selectFrom('mall_product').selectAll().where('id', '=', id).executeTakeFirst()

/** A full order line: a variant with its product. */
export interface VariantWithProduct {
  readonly variant: Pick<VariantRow, 'id' | 'name' | 'price_fen' | 'is_offered'>
  readonly product: Pick<
    ProductRow,
    'id' | 'name' | 'picture' | 'category' | 'most_per_order' | 'is_on_sale' | 'sale_from' | 'sale_until'
  >
}

const article = statement<VariantWithProduct['product'] & VariantOfArticle>(`
  select p.id, p.name, p.picture, p.category, p.most_per_order, p.is_on_sale, p.sale_from, p.sale_until,
    v.id as "variantId", v.name as "variantName", v.price_fen as "priceFen", v.is_offered as "isOffered"
  from mall_variant v join mall_product p on p.id = v.product_id where v.id = $1`)

interface VariantOfArticle {
  readonly variantId: string
  readonly variantName: string
  readonly priceFen: number
  readonly isOffered: boolean
}

export async function articleOf(db: Db, ofVariant: string): Promise<VariantWithProduct | undefined> {
  const [row] = await article(db, ofVariant)
  if (!row) return undefined
  const { variantId: id, variantName: name, priceFen: price_fen, isOffered: is_offered, ...product } = row
  return { product, variant: { id, name, price_fen, is_offered } }
}

export const productRows = async (db: Db, ids: readonly string[]): Promise<ProductRow[]> =>
  ids.length === 0 ? [] : db.selectFrom('mall_product').selectAll().where('id', 'in', ids).execute()

export const variantRows = async (db: Db, ids: readonly string[]): Promise<VariantRow[]> =>
  ids.length === 0 ? [] : db.selectFrom('mall_variant').selectAll().where('id', 'in', ids).execute()

/** By product, in the order set by staff. */
export async function variantsOf(
  db: Db,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, VariantRow[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('mall_variant')
    .selectAll()
    .where('product_id', 'in', productIds)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ product_id }) => product_id)
}

export interface ProductFilter {
  /** Only those, in this order. */
  readonly ids?: readonly string[] | undefined
  readonly area?: number | undefined
  readonly category?: MallCategory | undefined
  readonly keyword?: string | undefined
  readonly isSelected?: boolean | undefined
  /** Any of these products or categories. */
  readonly among?:
    | { readonly productIds: readonly string[]; readonly categories: readonly string[] }
    | undefined
}

/** Products that can be bought now; a list in its order, otherwise the newest first. */
export const soldProducts = (db: Db, filter: ProductFilter, now: Date) => {
  let query = db
    .selectFrom('mall_product')
    .where('is_on_sale', '=', true)
    .where(sql<boolean>`(sale_from is null or sale_from <= ${now})`)
    .where(sql<boolean>`(sale_until is null or sale_until > ${now})`)
    .where(
      sql<boolean>`exists (select from mall_variant v where v.product_id = mall_product.id and v.is_offered)`,
    )
  const { ids, area, category, keyword, isSelected, among } = filter
  if (ids) query = query.where(sql<boolean>`id = any (${ids}::uuid[])`)
  if (area) query = query.where('area', '=', area as ProductRow['area'])
  if (category) query = query.where('category', '=', category)
  if (among)
    query = query.where(
      sql<boolean>`(id::text = any (${among.productIds}::text[]) or category = any (${among.categories}::text[]))`,
    )
  if (isSelected) query = query.where('is_selected', '=', true)
  if (keyword) query = query.where(sql<boolean>`strpos(lower(name), lower(${keyword})) > 0`)
  return query
}

export async function pageOfProducts(
  db: Db,
  filter: ProductFilter,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
): Promise<{ rows: ProductRow[]; total: number }> {
  const query = soldProducts(db, filter, now)
  const sorted = filter.ids
    ? query.orderBy(sql`array_position(${filter.ids}::uuid[], id)`)
    : query.orderBy('created_at', 'desc').orderBy('id', 'desc')
  const rows = await sorted.selectAll().limit(limit).offset(offset).execute()
  const { total } = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}
