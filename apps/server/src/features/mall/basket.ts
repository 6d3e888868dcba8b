import { couponsFor, type FittingCoupon } from '#features/coupons/public.ts'
import { stockOf } from '#features/orders/public.ts'
import type { MemberContext } from '#platform/call/context.ts'
import { refuse, type Refused } from '#platform/call/outcome.ts'
import { isSold } from './rules.ts'
import { balanceIn, enterShop, type Shop } from './shop.ts'
import { productById, variantById, type ProductRow, type VariantRow } from './store.ts'

export interface Basket {
  readonly shop: Shop
  readonly product: ProductRow
  readonly variant: VariantRow
  readonly quantity: number
  readonly onHand: number
  readonly balance: number
  readonly coupons: readonly FittingCoupon[]
}

export interface Wanted {
  readonly companyId: string
  readonly variantId: string
  readonly quantity: number
}

type NotToBeHad = Refused<'notFound' | 'mallClosed' | 'productGone' | 'tooManyPieces'>

/** What is wanted with the price, the stock, the coupons and the points of this moment. */
export async function basketOf(
  ctx: MemberContext,
  { companyId, variantId, quantity }: Wanted,
): Promise<Basket | NotToBeHad> {
  const { db, clock } = ctx
  const shop = await enterShop(ctx, companyId)
  if ('kind' in shop) return shop
  const now = clock.now()
  const variant = await variantById(db, variantId)
  const product = variant && (await productById(db, variant.product_id))
  if (!variant?.is_offered || !product || !isSold(product, now)) return refuse('productGone')
  if (quantity > product.most_per_order) return refuse('tooManyPieces')
  const line = {
    productId: product.id,
    categoryId: product.category,
    totalFen: variant.price_fen * quantity,
  }
  const coupons = await couponsFor(db, shop, [line], now)
  return {
    shop,
    product,
    variant,
    quantity,
    onHand: await stockOf(db, variant.id),
    balance: await balanceIn(ctx, shop),
    coupons,
  }
}
