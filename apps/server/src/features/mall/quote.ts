import type { mallCalls } from '@yf/contract/mall'
import type { Run } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { basketOf } from './basket.ts'

export const quote: Run<typeof mallCalls.quote> = async (input, ctx) => {
  const basket = await basketOf(ctx, input)
  if ('kind' in basket) return basket
  const { variant, quantity, onHand, coupons, balance, shop } = basket
  return answer({
    variantId: variant.id,
    quantity,
    unitFen: variant.price_fen,
    totalFen: variant.price_fen * quantity,
    coupons: coupons.map(({ id, offFen, words }) => ({ id, offFen, words })),
    isThere: onHand >= quantity ? 1 : 0,
    balance,
    pointsPerFen: shop.pointsPerFen,
  })
}
