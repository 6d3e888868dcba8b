import { tidyHospital } from './hospital-name.ts'
import type { CoverTerms, Liability, Policy, Receipt } from './shapes.ts'

/** Amounts are kept in hundredths of a fen, in which every percentage is a whole number. */
export const exactly = (fen: number): number => fen * 100

export interface PurseRemainder {
  yearly: number
  /** In fen: it is deducted from whole amounts. */
  deductible: number
  visits: number
  days: number
  visitsTaken: number
  daysTaken: number
  /** The terms whose limits these are the remainder of. */
  of: Liability
}

/** The remaining limits, carried from receipt to receipt. */
export interface RemainingLimits {
  cover: number
  /** The total that `cover` is the remainder of. */
  coverFen: number
  readonly left: Map<string, PurseRemainder>
  /** Paid by visit. */
  readonly visits: Map<string, number>
}

/** Receipts of one day in one hospital are one visit. */
export const visitOf = (liabilityId: string, { day, hospital }: Pick<Receipt, 'day' | 'hospital'>): string =>
  JSON.stringify([liabilityId, day, tidyHospital(hospital.name)])

export const purseOf = (policy: Policy): RemainingLimits => ({
  cover: exactly(Math.max(firstTerms(policy).coverFen - policy.usedFen, 0)),
  coverFen: firstTerms(policy).coverFen,
  left: new Map(
    allLiabilities(policy).map((one) => [
      one.id,
      {
        yearly: exactly(Math.max(one.yearlyFen - one.usedFen, 0)),
        deductible: Math.max(one.deductibleFen - one.deductibleUsedFen, 0),
        visits: one.terms.visitsPerYear ?? Infinity,
        days: one.terms.daysPerYear ?? Infinity,
        visitsTaken: 0,
        daysTaken: 0,
        of: one,
      },
    ]),
  ),
  visits: new Map(),
})

const firstTerms = (policy: Policy): CoverTerms => policy.periods?.[0] ?? policy

/** The terms of a visit on this day. */
export function termsOn(policy: Policy, day: string): CoverTerms {
  const { periods = [] } = policy
  return periods.findLast(({ from }) => from <= day) ?? firstTerms(policy)
}

/** Each liability once, as its first period says. */
export const allLiabilities = ({ periods, liabilities }: Policy): Liability[] => {
  const all = [...(periods ?? []).flatMap((period) => period.liabilities), ...liabilities]
  return [...new Map(all.toReversed().map((one) => [one.id, one])).values()].toReversed()
}

/** What is left of a liability by these terms: a limit that was raised leaves as much more, a lower one as much less. */
export function leftOf({ left }: RemainingLimits, liability: Liability): PurseRemainder {
  const own = left.get(liability.id)!
  const { of: before } = own
  if (before === liability) return own
  const { visitsPerYear, daysPerYear } = liability.terms
  own.yearly += exactly(liability.yearlyFen - before.yearlyFen)
  own.deductible += liability.deductibleFen - before.deductibleFen
  own.visits = (visitsPerYear ?? Infinity) - own.visitsTaken
  own.days = (daysPerYear ?? Infinity) - own.daysTaken
  own.of = liability
  return own
}

/** The same for the total of the policy. */
export function coverLeft(purse: RemainingLimits, { coverFen }: CoverTerms): number {
  purse.cover += exactly(coverFen - purse.coverFen)
  purse.coverFen = coverFen
  return purse.cover
}

export const copyOf = ({ cover, coverFen, left, visits }: RemainingLimits): RemainingLimits => ({
  cover,
  coverFen,
  left: new Map([...left].map(([id, one]) => [id, { ...one }])),
  visits: new Map(visits),
})
