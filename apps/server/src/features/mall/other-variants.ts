import type { ProductVariant } from '#features/orders/public.ts'
import type { Db } from '#platform/db/handle.ts'
import { productRows, variantRows, variantsOf } from './store.ts'

/** The name of an order line. */
export const lineNameOf = (product: { readonly name: string }, variant: { readonly name: string }): string =>
  `${product.name} ${variant.name}`.trim()

/** Possible replacements for a variant: the other offered variants of its product. */
export async function otherVariants(
  { db }: { readonly db: Db },
  variantId: string,
): Promise<readonly ProductVariant[]> {
  const [own] = await variantRows(db, [variantId])
  const [product] = own ? await productRows(db, [own.product_id]) : []
  if (!own || !product) return []
  const all = (await variantsOf(db, [own.product_id])).get(own.product_id) ?? []
  return all
    .filter(({ id, is_offered }) => is_offered && id !== variantId)
    .map(({ id, name, price_fen }) => ({
      productId: id,
      name,
      lineName: lineNameOf(product, { name }),
      unitFen: price_fen,
    }))
}
