import type { mallCalls } from '@yf/contract/mall'
import { stockOf } from '#features/orders/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { basketOf, couponsOf } from './basket.ts'
import { balanceIn } from './shop.ts'

export const quote: RunCallHandler<typeof mallCalls.quote> = async (input, ctx) => {
  const basket = await basketOf(ctx, input)
  if ('kind' in basket) return basket
  const { variant, quantity, shop } = basket
  const coupons = await couponsOf(ctx, basket)
  const onHand = await stockOf(ctx.db, variant.id)
  return answer({
    variantId: variant.id,
    quantity,
    unitFen: variant.price_fen,
    totalFen: variant.price_fen * quantity,
    coupons: coupons.map(({ id, offFen, words }) => ({ id, offFen, words })),
    isThere: onHand >= quantity ? 1 : 0,
    balance: await balanceIn(ctx, shop),
    pointsPerFen: shop.pointsPerFen,
  })
}
