import { couponsFor, type FittingCoupon } from '#features/coupons/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { refuse, type RefusedCall } from '#platform/call/outcome.ts'
import { isSold } from './rules.ts'
import { enterShop, type Shop } from './shop.ts'
import { articleOf, type VariantWithProduct } from './store.ts'

export interface Basket extends VariantWithProduct {
  readonly shop: Shop
  readonly quantity: number
}

export interface BasketRequest {
  readonly companyId: string
  readonly variantId: string
  readonly quantity: number
}

type BasketRefusal = RefusedCall<'notFound' | 'mallClosed' | 'productGone' | 'tooManyPieces'>

/** The requested lines with current prices. Callers that need stock, coupons or points add them. */
export async function basketOf(
  ctx: MemberContext,
  { companyId, variantId, quantity }: BasketRequest,
): Promise<Basket | BasketRefusal> {
  const [shop, found] = await Promise.all([enterShop(ctx, companyId), articleOf(ctx.db, variantId)])
  if ('kind' in shop) return shop
  if (!found?.variant.is_offered || !isSold(found.product, ctx.clock.now())) return refuse('productGone')
  if (quantity > found.product.most_per_order) return refuse('tooManyPieces')
  return { ...found, shop, quantity }
}

/** The applicable coupons, the largest discount first. */
export const couponsOf = (
  { db, clock }: MemberContext,
  { shop, product, variant, quantity }: Basket,
): Promise<FittingCoupon[]> => {
  const totalFen = variant.price_fen * quantity
  return couponsFor(
    db,
    shop,
    [{ productId: product.id, categoryId: product.category, totalFen }],
    clock.now(),
  )
}
