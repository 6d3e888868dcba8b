import { selectionText } from '@yf/domain/coupon-text'
import { rankCoupons, type CouponLine } from '@yf/domain/coupon'
import type { Db } from '#platform/db/handle.ts'
import { termsOf, usableCoupons } from './store.ts'

export interface FittingCoupon {
  readonly id: string
  readonly offFen: number
  /** The indexes of the order lines whose price it lowers: `coupon.among` of the order. */
  readonly places: readonly number[]
  /** A message that names the coupon and why it comes first. */
  readonly words: string
}

/** The amount that each of a member's coupons would deduct from these lines now, the best first. */
export async function couponsFor(
  db: Db,
  { companyId, accountId }: { readonly companyId: string; readonly accountId: string },
  lines: readonly CouponLine[],
  now: Date,
): Promise<FittingCoupon[]> {
  const rows = await usableCoupons(db, accountId, companyId, now).execute()
  const owned = rows.map((row) => ({
    ...termsOf(row),
    id: row.id,
    name: row.name,
    validUntil: row.valid_until,
  }))
  const ranked = rankCoupons(owned, lines)
  const isTied = ranked.length > 1 && ranked[0]!.offFen === ranked[1]!.offFen
  return ranked.map(({ coupon, offFen, lineIndexes: places }, at) => ({
    id: coupon.id,
    offFen,
    places,
    words: selectionText(coupon, { offFen, isBest: at === 0, isTied }),
  }))
}
