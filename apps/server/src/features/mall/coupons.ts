import { couponsFor, type FittingCoupon } from '#features/coupons/public.ts'
import type { Db } from '#platform/db/handle.ts'

export type { FittingCoupon }

interface Wanted {
  readonly companyId: string
  readonly accountId: string
  readonly productId: string
  readonly categoryId: string
  readonly totalFen: number
}

/** What the person holds that fits this order, the one that saves most first. */
export const fittingCoupons = (
  db: Db,
  { companyId, accountId, ...line }: Wanted,
  now: Date,
): Promise<readonly FittingCoupon[]> => couponsFor(db, { companyId, accountId }, [line], now)
