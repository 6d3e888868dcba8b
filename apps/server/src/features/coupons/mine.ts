import type { couponCalls } from '@yf/contract/coupons'
import { couponStates } from '@yf/domain/coupon'
import { requireMembership } from '#features/company/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toOwnDto } from './dto.ts'
import { countsOf, couponsWithTerms } from './store.ts'

/**
 * Only the chosen company's coupons: those of another pay for nothing here (docs/decisions/0057). Usable ones by
 * their end, so that the first to expire comes first; the others newest first.
 */
export const mine: RunCallHandler<typeof couponCalls.mine> = async (
  { companyId, state, pageNo, pageSize },
  ctx,
) => {
  const { accountId } = ctx.caller
  if (!(await requireMembership(ctx.db, accountId, companyId))) return refuse('notFound')
  const rows = await couponsWithTerms(ctx.db, accountId, companyId)
    .where('coupon.state', '=', state)
    .orderBy('coupon.valid_until', state === couponStates.usable ? 'asc' : 'desc')
    .orderBy('coupon.id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const counts = await countsOf(ctx.db, accountId, companyId)
  const now = ctx.clock.now()
  return answer({
    records: rows.map((row) => toOwnDto(row, now)),
    total: counts[state],
    counts: { usable: counts[1], used: counts[2], expired: counts[3] },
  })
}
