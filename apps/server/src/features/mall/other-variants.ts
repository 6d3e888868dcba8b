import type { Variant } from '#features/orders/public.ts'
import type { Db } from '#platform/db/handle.ts'
import { variantRows, variantsOf } from './store.ts'

/** What can be sent instead of a variant: the others of its product that are offered, by their own names. */
export async function otherVariants(
  { db }: { readonly db: Db },
  variantId: string,
): Promise<readonly Variant[]> {
  const [own] = await variantRows(db, [variantId])
  if (!own) return []
  const all = (await variantsOf(db, [own.product_id])).get(own.product_id) ?? []
  return all
    .filter(({ id, is_offered }) => is_offered && id !== variantId)
    .map(({ id, name, price_fen }) => ({ productId: id, name, unitFen: price_fen }))
}
