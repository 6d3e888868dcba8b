import type { couponCalls } from '@yf/contract/coupons'
import { couponEffect } from '@yf/domain/coupon'
import { requireMembership } from '#features/company/public.ts'
import type { RunCallHandler } from '#platform/call/handler.ts'
import { answer, refuse } from '#platform/call/outcome.ts'
import { toTermDtos } from './dto.ts'
import { batchById, termsOf, usableCoupons } from './store.ts'

export const products: RunCallHandler<typeof couponCalls.products> = async (
  { companyId, batchId, pageNo, pageSize },
  ctx,
) => {
  const batch =
    (await requireMembership(ctx.db, ctx.caller.accountId, companyId)) &&
    (await batchById(ctx.db, { companyId, id: batchId }))
  if (!batch) return refuse('notFound')
  const now = ctx.clock.now()
  const usable = usableCoupons(ctx.db, ctx.caller.accountId, companyId, now).where(
    'coupon.batch_id',
    '=',
    batchId,
  )
  if (!(await usable.limit(1).executeTakeFirst()))
    return answer({ coupon: toTermDtos(batch), canUse: 0, records: [], total: 0 })
  const { productIds, categoryIds, ...terms } = termsOf(batch)
  const { records, total } = await ctx.extensionPoints.couponShelf.products(ctx.db, {
    companyId,
    productIds,
    categoryIds,
    now,
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
  })
  const withCoupon = (priceFen: number): number | null => {
    const line = { productId: null, totalFen: priceFen }
    const effect = couponEffect({ ...terms, productIds: [], categoryIds: [] }, [line])
    return effect.kind === 'off' ? priceFen - effect.offFen : null
  }
  return answer({
    coupon: toTermDtos(batch),
    canUse: 1,
    records: records.map(({ productId, name, picture, priceFen }) => ({
      productId,
      name,
      picture,
      priceFen,
      withCouponFen: withCoupon(priceFen),
    })),
    total,
  })
}
