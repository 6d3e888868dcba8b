import type { hospitalCalls } from '@yf/contract/hospital'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { requireMembership } from '#features/company/public.ts'
import { activateFree } from '#features/equity/public.ts'

export const activate: RunCallHandler<typeof hospitalCalls.activate> = async (
  { companyId, freeEquityId },
  ctx,
) => {
  const membership = await requireMembership(ctx.db, ctx.caller.accountId, companyId)
  if (!membership) return refuse('notFound')
  const now = ctx.clock.now()
  const activation = await activateFree(ctx.db, membership, ctx.caller.accountId, freeEquityId, now)
  if (activation === 'notOpen') return refuse('benefitNotOpen')
  if (activation === 'already') return refuse('benefitTaken')
  return answer(null, '领取成功')
}
