import type { OptionalOffer, optionalBenefitCalls } from '@yf/contract/optional-benefits'
import { requireMembership } from '#features/company/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toOfferDto } from './dto.ts'
import { choicesOf, offersOf } from './store.ts'

const listedMs = 90 * 86_400_000

/** Offers are for employees: family members have nothing here. */
export const optionalOffers: RunCallHandler<typeof optionalBenefitCalls.optionalOffers> = async (
  { companyId },
  ctx,
) => {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
  if (!membership) return refuse('notFound')
  if (membership.isFamily) return answer([])
  const now = ctx.clock.now()
  const offers = await offersOf(ctx.db, companyId, new Date(now.getTime() - listedMs))
  const choices = await choicesOf(
    ctx.db,
    companyId,
    offers.map(({ id }) => id),
    ctx.caller.accountId,
  )
  const records: OptionalOffer[] = []
  for (const offer of offers) records.push(await toOfferDto(ctx.db, offer, choices, now))
  return answer(records)
}
