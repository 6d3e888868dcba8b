import type { OfferedCoupon, OwnCoupon } from '@yf/contract/coupons'
import { couponNoticeDays, couponStateNames, couponStates, isForAll } from '@yf/domain/coupon'
import { shanghaiMoment } from '@yf/domain/dates'
import { termsOf, type CouponBatchRow, type CouponWithTerms } from './store.ts'

const momentOf = (at: Date | null) => at && shanghaiMoment(at)

export function toTermDtos(row: Parameters<typeof termsOf>[0]) {
  const terms = termsOf(row)
  return {
    name: row.name,
    couponType: terms.couponType,
    reduceMoney: terms.reduceMoney,
    fullMoney: terms.fullMoney,
    isForAll: isForAll(terms) ? 1 : 0,
    note: row.note,
  } as const
}

export const toOfferedDto = (
  batch: CouponBatchRow,
  mine: { readonly taken: number; readonly usable: number },
): OfferedCoupon => ({
  batchId: batch.id,
  ...toTermDtos(batch),
  left: batch.stock - batch.taken,
  stock: batch.stock,
  perPerson: batch.per_person,
  takenByMe: mine.taken,
  usableByMe: mine.usable,
  takeUntil: shanghaiMoment(batch.take_until),
  validFrom: momentOf(batch.valid_from),
  validUntil: momentOf(batch.valid_until),
  validDays: batch.valid_days,
})

const soonMs = couponNoticeDays * 86_400_000

export function toOwnDto(row: CouponWithTerms, now: Date): OwnCoupon {
  const isUsable = row.state === couponStates.usable
  const isInTerm = row.valid_from <= now && now < row.valid_until
  return {
    id: row.id,
    batchId: row.batch_id,
    ...toTermDtos(row),
    state: row.state,
    stateName: couponStateNames[row.state],
    isLocked: isUsable && row.order_id !== null ? 1 : 0,
    canUse: isUsable && row.order_id === null && isInTerm ? 1 : 0,
    orderId: row.order_id,
    validFrom: shanghaiMoment(row.valid_from),
    validUntil: shanghaiMoment(row.valid_until),
    endsSoon: isUsable && row.valid_until.getTime() - now.getTime() <= soonMs ? 1 : 0,
  }
}
