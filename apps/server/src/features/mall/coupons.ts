import type { Db } from '#platform/db/handle.ts'

export interface FittingCoupon {
  readonly id: string
  readonly offFen: number
  /** Why it fits, for the person: 满 100 减 20. */
  readonly words: string
}

interface Wanted {
  readonly companyId: string
  readonly accountId: string
  readonly productId: string
  readonly categoryId: string
  readonly totalFen: number
}

/** What the person holds that fits this order, the one that saves most first. */
export const fittingCoupons = async (
  _db: Db,
  _wanted: Wanted,
  _now: Date,
): Promise<readonly FittingCoupon[]> => Promise.resolve([])
