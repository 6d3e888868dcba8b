import { defineMachine, type StateOf } from './state-machine.ts'
import { byText } from './text-order.ts'

/** Decisions §5, by the stored codes. */
export const couponStates = { usable: 1, used: 2, expired: 3 } as const

export const couponMachine = defineMachine({
  1: [2, 3],
  // Returned with an order that was returned completely; if its term is over, it is 已过期.
  2: [1, 3],
  3: [],
})
export type CouponState = StateOf<typeof couponMachine>

export const couponStateNames: Readonly<Record<CouponState, string>> = {
  1: '可用',
  2: '已使用',
  3: '已过期',
}

/** 1 deducts an amount, 2 is a discount (decisions §5). */
export const couponTypes = { amount: 1, discount: 2 } as const
export type CouponType = (typeof couponTypes)[keyof typeof couponTypes]

export const couponTypeNames: Readonly<Record<CouponType, string>> = { 1: '减金额', 2: '打折' }

/** Days before its end at which the owner is notified, once. */
export const couponNoticeDays = 3

/** The effect of a coupon, and what it applies to. */
export interface CouponTerms {
  readonly couponType: CouponType
  /** Fen of an amount; for a discount what is left to pay, in hundredths of a 折: 850 is 8.5折. */
  readonly reduceMoney: number
  /** The minimum amount of goods; null where there is none. */
  readonly fullMoney: number | null
  /** Both empty: everything. */
  readonly productIds: readonly string[]
  readonly categoryIds: readonly string[]
}

export interface CouponLine {
  readonly productId: string | null
  readonly categoryId?: string | null
  readonly totalFen: number
}

const whole = 1000

export const isForAll = ({
  productIds,
  categoryIds,
}: Pick<CouponTerms, 'productIds' | 'categoryIds'>): boolean =>
  productIds.length === 0 && categoryIds.length === 0

export const appliesTo = (
  terms: Pick<CouponTerms, 'productIds' | 'categoryIds'>,
  { productId, categoryId }: Pick<CouponLine, 'productId' | 'categoryId'>,
): boolean =>
  isForAll(terms) ||
  terms.productIds.some((id) => id === productId) ||
  terms.categoryIds.some((id) => id === categoryId)

export type CouponEffect =
  | { readonly kind: 'off'; readonly offFen: number; readonly lineIndexes: readonly number[] }
  /** The order holds goods that it covers, but below the threshold. */
  | { readonly kind: 'short'; readonly missingFen: number }
  | { readonly kind: 'nothingFits' }

/** A discount is rounded down to the fen: a coupon never deducts more than it promises. */
export function couponEffect(terms: CouponTerms, lines: readonly CouponLine[]): CouponEffect {
  const lineIndexes = lines.flatMap((line, at) => (appliesTo(terms, line) && line.totalFen > 0 ? [at] : []))
  if (lineIndexes.length === 0) return { kind: 'nothingFits' }
  const sum = lineIndexes.reduce((total, at) => total + lines[at]!.totalFen, 0)
  const from = terms.fullMoney ?? 0
  if (sum < from) return { kind: 'short', missingFen: from - sum }
  return { kind: 'off', offFen: offOf(terms, sum), lineIndexes }
}

function offOf(
  { couponType, reduceMoney }: Pick<CouponTerms, 'couponType' | 'reduceMoney'>,
  sum: number,
): number {
  switch (couponType) {
    case couponTypes.amount:
      return Math.min(reduceMoney, sum)
    case couponTypes.discount:
      return Number((BigInt(sum) * BigInt(whole - reduceMoney)) / BigInt(whole))
  }
}

export interface OwnedCoupon extends CouponTerms {
  readonly id: string
  readonly validUntil: Date
}

export interface RankedCoupon<C extends OwnedCoupon = OwnedCoupon> {
  readonly coupon: C
  readonly offFen: number
  readonly lineIndexes: readonly number[]
}

/** Coupons with an effect, the best first: of equals the one that expires first, so that less is lost. */
export function rankCoupons<C extends OwnedCoupon>(
  coupons: readonly C[],
  lines: readonly CouponLine[],
): RankedCoupon<C>[] {
  const ranked = coupons.flatMap((coupon) => {
    const effect = couponEffect(coupon, lines)
    return effect.kind === 'off' && effect.offFen > 0
      ? [{ coupon, offFen: effect.offFen, lineIndexes: effect.lineIndexes }]
      : []
  })
  // oxlint-disable-next-line unicorn/no-array-sort -- its own list; old phones know no toSorted
  return ranked.sort(
    (a, b) =>
      b.offFen - a.offFen ||
      a.coupon.validUntil.getTime() - b.coupon.validUntil.getTime() ||
      byText(a.coupon.id, b.coupon.id),
  )
}
