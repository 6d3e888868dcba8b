import type { cardCalls } from '@yf/contract/cards'
import { checkupSupplier, supplierOf } from '@yf/domain/equity'
import { inTransaction } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { isUsable } from '#features/equity/public.ts'
import { allowedDestination, issueSiteToken } from '#features/handoff/public.ts'
import { visibleCard } from './visible-card.ts'

/**
 * Opens the exam partner's site with a token of some minutes that only this site can redeem: the URL contains no
 * personal data.
 */
export const fengshiLink = inTransaction<typeof cardCalls.fengshiLink>(async ({ companyId, id }, ctx) => {
  const found = await visibleCard(ctx, companyId, id)
  if (!found || supplierOf(found.card.supplier_code) !== checkupSupplier) return refuse('notFound')
  if (!isUsable(found.card, ctx.clock.now())) return refuse('benefitNotUsable')
  const url = allowedDestination(ctx.settings.sites.production.exam, ctx.settings)?.url
  if (!url) return refuse('benefitPageClosed')
  url.searchParams.set('token', await issueSiteToken(ctx, 'exam', companyId))
  url.searchParams.set('benefit', id)
  return answer({ url: url.href })
})
