import type { cardCalls } from '@yf/contract/cards'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { visibleCard } from './visible-card.ts'
import { detailOf } from './dto.ts'

export const detail: RunCallHandler<typeof cardCalls.detail> = async ({ companyId, id }, ctx) => {
  const found = await visibleCard(ctx, companyId, id)
  return found ? answer(await detailOf(ctx, found.membership, found.card)) : refuse('notFound')
}
