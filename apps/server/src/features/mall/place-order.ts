import type { mallCalls } from '@yf/contract/mall'
import { regionText } from '@yf/domain/address'
import { mallQuote } from '@yf/domain/mall-quote'
import type { FittingCoupon } from '#features/coupons/public.ts'
import { addressOf } from '#features/address/public.ts'
import { placeOrder as place, type Delivery, type OrderDraft } from '#features/orders/public.ts'
import { inTransaction } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { basketOf, couponsOf, type Basket } from './basket.ts'
import { lineNameOf } from './other-variants.ts'
import { balanceIn } from './shop.ts'

/** Price, stock, coupon and points are checked and taken in one transaction. */
export const placeOrder = inTransaction<typeof mallCalls.placeOrder>(async (input, ctx) => {
  const { accountId } = ctx.caller
  const [basket, address] = await Promise.all([
    basketOf(ctx, input),
    addressOf(ctx.db, ctx.cipher, accountId, input.addressId),
  ])
  if ('kind' in basket) return basket
  const { variant, quantity, shop } = basket
  // Without coupon and points, the available ones are not read.
  const coupons = input.couponId === undefined ? [] : await couponsOf(ctx, basket)
  const balance = input.points === 0 ? 0 : await balanceIn(ctx, shop)
  const coupon = coupons.find(({ id }) => id === input.couponId)
  if (input.couponId !== undefined && !coupon) return refuse('couponNotForThis')
  if (!address) return refuse('notFound')
  const { takes, moneyFen } = mallQuote({
    unitFen: variant.price_fen,
    quantity,
    couponFen: coupon?.offFen ?? 0,
    balance,
    pointsPerFen: shop.pointsPerFen,
    requestedPoints: input.points,
  })
  if (balance < input.points) return refuse('pointsShort')
  if (takes !== input.points || moneyFen !== input.moneyFen) return refuse('mallPriceChanged')
  const { name, phone, detail } = address
  const delivery = { name, phone, region: regionText(address), detail }
  const placed = await place(ctx, draftOf(basket, { coupon, takes, delivery }))
  if (placed.kind === 'short') return refuse(shortOf[placed.what] ?? 'mallPriceChanged')
  const { order } = placed
  return answer({ orderId: order.id, state: order.state, moneyFen: order.money_fen })
})

/** Another order was faster between the check and the update. */
const shortOf: Readonly<Record<string, 'productShort' | 'pointsShort' | 'couponNotForThis'>> = {
  stock: 'productShort',
  points: 'pointsShort',
  coupon: 'couponNotForThis',
}

function draftOf(
  { shop, product, variant, quantity }: Basket,
  { coupon, takes, delivery }: { coupon: FittingCoupon | undefined; takes: number; delivery: Delivery },
): OrderDraft {
  return {
    companyId: shop.companyId,
    accountId: shop.accountId,
    kind: 'mall',
    lines: [
      {
        productId: variant.id,
        name: lineNameOf(product, variant),
        picture: product.picture,
        unitFen: variant.price_fen,
        quantity,
        isStocked: true,
      },
    ],
    ...(coupon
      ? {
          coupon: { fen: coupon.offFen, among: coupon.places },
          holdings: [{ component: 'coupon' as const, data: { couponId: coupon.id } }],
        }
      : {}),
    ...(takes > 0 ? { points: { fen: takes / shop.pointsPerFen } } : {}),
    pointsPerFen: shop.pointsPerFen,
    delivery,
  }
}
