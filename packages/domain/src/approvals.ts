import { couponTypes, type CouponType } from './coupon.ts'
import type { Permission } from './staff.ts'

/** What staff hand out or let be paid: from a limit on, a second person has to approve. */
export const approvalKinds = {
  coupons: '优惠券',
  cards: '卡券',
  quotas: '权益额度',
  optionals: '自选福利',
  freeBenefits: '免费权益',
  claimRules: '理赔规则',
  phoneChanges: '会员手机号',
  accountMerges: '会员账号合并',
} as const
export type ApprovalKind = keyof typeof approvalKinds

/** In fen, the cost if all of it is used. */
export interface Worth {
  /** The most that one person can get. */
  readonly each: number
  /** The total. */
  readonly all: number
}

/** What is worth money; the other kinds always need a second person. */
export type DisbursementKind = Exclude<ApprovalKind, 'phoneChanges' | 'accountMerges'>

/** Limits for one member of staff alone: per person, and per month for a company's members, of each kind. */
export const aloneLimits: Readonly<Record<DisbursementKind, Worth>> = {
  coupons: { each: 200_00, all: 10_000_00 },
  cards: { each: 1_000_00, all: 10_000_00 },
  quotas: { each: 1_000_00, all: 10_000_00 },
  optionals: { each: 2_000_00, all: Infinity },
  freeBenefits: { each: 1_000_00, all: Infinity },
  // Any increase of what is paid automatically or decided by one person.
  claimRules: { each: 0, all: Infinity },
}

/** Who approves: money is finance's, an account is for somebody who manages members. */
export const approvalDeciders = {
  coupons: 'account',
  cards: 'account',
  quotas: 'account',
  optionals: 'account',
  freeBenefits: 'account',
  claimRules: 'account',
  phoneChanges: 'memberAccess',
  accountMerges: 'memberAccess',
} as const satisfies Readonly<Record<ApprovalKind, Permission>>

export const aloneDays = 30

/** For what finance does not decide. */
export const awaitingSecondText = '已提交，另一位同事审核通过后生效'

export const awaitingApprovalText = '已提交，财务审核通过后生效'

/** The increase over the previous version; decreases do not count. */
export interface Disbursement extends Worth {
  readonly eachBefore: number
}

/** `handedOut` is what this person handed out alone in the month before. */
export function needsApproval(
  kind: DisbursementKind,
  { each, eachBefore, all }: Disbursement,
  handedOut: number,
): boolean {
  const limit = aloneLimits[kind]
  return each > Math.max(limit.each, eachBefore) || (all > 0 && handedOut + all > limit.all)
}

export const moreThan = (before: Worth | null, after: Worth): Disbursement => ({
  each: after.each,
  eachBefore: before?.each ?? 0,
  all: Math.max(0, after.all - (before?.all ?? 0)),
})

/** The amount of a percentage discount is unknown before a purchase: assume this price. */
const boughtForFen = 500_00

interface CouponBatch {
  readonly couponType: CouponType
  /** Fen, or a discount in hundredths (850 is 8.5折). */
  readonly reduceMoney: number
  readonly stock: number
  readonly perPerson: number
}

export function couponsWorth({ couponType, reduceMoney, stock, perPerson }: CouponBatch): Worth {
  const one = couponWorth(couponType, reduceMoney)
  return { each: one * Math.min(perPerson, stock), all: one * stock }
}

function couponWorth(type: CouponType, reduceMoney: number): number {
  switch (type) {
    case couponTypes.amount:
      return reduceMoney
    case couponTypes.discount:
      return Math.round((boughtForFen * (1000 - reduceMoney)) / 1000)
  }
}

/** Staff could enter a value of nothing: one use counts at least this much. */
const leastTimeFen = 100_00

interface Times {
  readonly times: number
  readonly timeFen: number
}

export const timesWorth = ({ times, timeFen }: Times): number => times * Math.max(timeFen, leastTimeFen)

/** The owner of the codes can give them to anyone, so assume that one person gets them all. */
export const cardsWorth = ({ size, ...card }: Times & { readonly size: number }): Worth => {
  const one = timesWorth(card)
  return { each: one, all: one * size }
}

interface Quota {
  /** Groups the rows of one person. */
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

/** Everybody may claim it. */
export const freeBenefitWorth = (benefit: Times): Worth => ({ each: timesWorth(benefit), all: 0 })

/** All may choose; per person the most expensive count. */
export function optionalsWorth(items: readonly Times[], pick: number): Worth {
  const dearest = items.map(timesWorth)
  dearest.sort((a, b) => b - a)
  return { each: dearest.slice(0, pick).reduce((sum, fen) => sum + fen, 0), all: 0 }
}
