import { couponTypes } from './coupon.ts'

/** What staff hand out that is worth money, though it is none: from so much on two people have to want it. */
export const approvalKinds = {
  coupons: '优惠券',
  cards: '卡券',
  quotas: '权益额度',
  optionals: '自选福利',
} as const
export type ApprovalKind = keyof typeof approvalKinds

/** In fen, as it would cost if everything of it were used. */
export interface Worth {
  /** What one person can get of it. */
  readonly each: number
  /** Everything of it together. */
  readonly all: number
}

/** What one of the staff may hand out alone: to one person, and in a month to a company's people, of each kind. */
export const aloneLimits: Readonly<Record<ApprovalKind, Worth>> = {
  coupons: { each: 200_00, all: 10_000_00 },
  cards: { each: 1_000_00, all: 10_000_00 },
  quotas: { each: 1_000_00, all: 10_000_00 },
  optionals: { each: 2_000_00, all: Infinity },
}

export const aloneDays = 30

export const waitingWords = '已提交，财务审核通过后生效'

/** How much more it is than what stood before; what got less counts for nothing. */
export interface HandOut extends Worth {
  readonly eachBefore: number
}

/** `handedOut` is what was handed out alone in the month before. */
export function needsApproval(
  kind: ApprovalKind,
  { each, eachBefore, all }: HandOut,
  handedOut: number,
): boolean {
  const limit = aloneLimits[kind]
  return each > Math.max(limit.each, eachBefore) || (all > 0 && handedOut + all > limit.all)
}

export const moreThan = (before: Worth | null, after: Worth): HandOut => ({
  each: after.each,
  eachBefore: before?.each ?? 0,
  all: Math.max(0, after.all - (before?.all ?? 0)),
})

/** What a discount takes off is not known before something is bought: as if of this price. */
const boughtForFen = 500_00

interface CouponBatch {
  readonly couponType: number
  /** Fen, or a discount in hundredths (850 is 8.5折). */
  readonly reduceMoney: number
  readonly stock: number
  readonly perPerson: number
}

export function couponsWorth({ couponType, reduceMoney, stock, perPerson }: CouponBatch): Worth {
  const one =
    couponType === couponTypes.discount
      ? Math.round((boughtForFen * (1000 - reduceMoney)) / 1000)
      : reduceMoney
  return { each: one * Math.min(perPerson, stock), all: one * stock }
}

/** Whoever writes what a time is worth would write nothing: it counts as this much at least. */
const leastTimeFen = 100_00

interface Times {
  readonly times: number
  readonly timeFen: number
}

const timesWorth = ({ times, timeFen }: Times): number => times * Math.max(timeFen, leastTimeFen)

/** Whoever has the codes hands them out as he likes: they are all one person’s for a start. */
export const cardsWorth = ({ size, ...card }: Times & { readonly size: number }): Worth => {
  const one = timesWorth(card)
  return { each: one, all: one * size }
}

interface Quota {
  /** By which the rows of one person are found. */
  readonly phone: string
  readonly unit: 'times' | 'fen'
  readonly amount: number
}

export function quotasWorth(quotas: readonly Quota[]): Worth {
  const of = ({ unit, amount }: Quota): number =>
    unit === 'fen' ? amount : timesWorth({ times: amount, timeFen: 0 })
  const perPerson = new Map<string, number>()
  for (const quota of quotas) perPerson.set(quota.phone, (perPerson.get(quota.phone) ?? 0) + of(quota))
  const sums = [...perPerson.values()]
  return { each: Math.max(0, ...sums), all: sums.reduce((sum, fen) => sum + fen, 0) }
}

/** Everybody may choose, the dearest for one. */
export function optionalsWorth(items: readonly Times[], pick: number): Worth {
  const dearest = items.map(timesWorth).toSorted((a, b) => b - a)
  return { each: dearest.slice(0, pick).reduce((sum, fen) => sum + fen, 0), all: 0 }
}
