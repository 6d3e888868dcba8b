import type { Product, Variant } from '@yf/contract/mall'
import type { ProductCard } from '@yf/contract/mall-shapes'
import { fewPieces } from '@yf/domain/mall-product'
import { pointsFor } from '@yf/domain/mall-quote'
import { stocksOf } from '#features/orders/public.ts'
import type { Db } from '#platform/db/handle.ts'
import { variantsOf, type ProductRow, type VariantRow } from './store.ts'

interface VariantWithStock extends VariantRow {
  readonly onHand: number
}

/** Offered variants, with their stock. */
async function offered(
  db: Db,
  products: readonly ProductRow[],
): Promise<ReadonlyMap<string, VariantWithStock[]>> {
  const variants = await variantsOf(
    db,
    products.map(({ id }) => id),
  )
  const all = [...variants.values()].flat().filter(({ is_offered }) => is_offered)
  const stocks = await stocksOf(
    db,
    all.map(({ id }) => id),
  )
  return Map.groupBy(
    all.map((variant) => ({ ...variant, onHand: stocks.get(variant.id) ?? 0 })),
    ({ product_id }) => product_id,
  )
}

export async function cardsOf(
  db: Db,
  products: readonly ProductRow[],
  pointsPerFen: number,
): Promise<ProductCard[]> {
  const variants = await offered(db, products)
  return products.map((product) => cardOf(product, variants.get(product.id) ?? [], pointsPerFen))
}

function cardOf(
  product: ProductRow,
  variants: readonly VariantWithStock[],
  pointsPerFen: number,
): ProductCard {
  const [cheapest] = variants.toSorted((a, b) => a.price_fen - b.price_fen)
  const fromFen = cheapest?.price_fen ?? 0
  return {
    id: product.id,
    name: product.name,
    summary: product.summary,
    picture: product.picture,
    category: product.category,
    fromFen,
    fromPoints: pointsFor(fromFen, pointsPerFen),
    listFen: cheapest?.list_fen ?? null,
    isSoldOut: variants.some(({ onHand }) => onHand > 0) ? 0 : 1,
  }
}

const toVariantDto = (
  { id, name, price_fen, list_fen, onHand }: VariantWithStock,
  mostPerOrder: number,
  pointsPerFen: number,
): Variant => ({
  id,
  name,
  priceFen: price_fen,
  points: pointsFor(price_fen, pointsPerFen),
  listFen: list_fen,
  most: Math.min(onHand, mostPerOrder),
  left: onHand <= fewPieces ? onHand : null,
})

export async function toProductDto(
  db: Db,
  product: ProductRow,
  { balance, pointsPerFen }: { balance: number; pointsPerFen: number },
): Promise<Product> {
  const variants = (await offered(db, [product])).get(product.id) ?? []
  return {
    ...cardOf(product, variants, pointsPerFen),
    detail: product.detail,
    mostPerOrder: product.most_per_order,
    variants: variants.map((variant) => toVariantDto(variant, product.most_per_order, pointsPerFen)),
    balance,
    pointsPerFen,
  }
}
