import type { couponCalls } from '@yf/contract/coupons'
import { couponStates } from '@yf/domain/coupon'
import { companyIdsOf } from '#features/company/public.ts'
import type { Run } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'
import { ownOnTheWire } from './on-the-wire.ts'
import { countsOf, couponsWithTerms } from './store.ts'

/** Usable ones by their end, so that what lapses first is seen first; the others newest first. */
export const mine: Run<typeof couponCalls.mine> = async ({ state, pageNo, pageSize }, ctx) => {
  const { accountId } = ctx.caller
  const companyIds = await companyIdsOf(ctx.db, accountId)
  const rows = await couponsWithTerms(ctx.db, accountId, companyIds)
    .where('coupon.state', '=', state)
    .orderBy('coupon.valid_until', state === couponStates.usable ? 'asc' : 'desc')
    .orderBy('coupon.id')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const counts = await countsOf(ctx.db, accountId, companyIds)
  const now = ctx.clock.now()
  return answer({
    records: rows.map((row) => ownOnTheWire(row, now)),
    total: counts[state],
    counts: { usable: counts[1], used: counts[2], expired: counts[3] },
  })
}
