import type { pharmacyCalls } from '@yf/contract/pharmacy'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { basketOf, toQuoteDto } from './basket.ts'

export const quote: RunCallHandler<typeof pharmacyCalls.quote> = async (
  { prescriptionId, points = 0 },
  ctx,
) => {
  const basket = await basketOf(ctx, prescriptionId)
  return 'kind' in basket ? basket : answer(toQuoteDto(basket, points))
}
