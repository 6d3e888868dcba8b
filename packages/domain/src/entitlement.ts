/** What an enrolment gives under a benefit plan. Days are YYYY-MM-DD, so they compare as text. */
import type { PersonCover } from './cover.ts'
import { addDays } from './dates.ts'
import type { PlanBenefit } from './plan-benefit.ts'

/** The benefits of a contract from a day on. */
export interface BenefitsFrom {
  readonly from: string
  readonly versionId: string
  readonly benefits: readonly PlanBenefit[]
}

export interface Entitlement {
  /** As the newest version has it; its amount is the highest so far, so that nobody loses what was granted. */
  readonly benefit: PlanBenefit
  readonly versionId: string
  /** The first and the last day. */
  readonly from: string
  readonly until: string
}

const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)

/**
 * One entitlement for each benefit that the contract had on a day of the cover: from the first such day until the last one.
 * `periods` are those that have begun, in order.
 */
export function entitlementsOf(
  { startsOn, endsOn }: Pick<PersonCover, 'startsOn' | 'endsOn'>,
  periods: readonly BenefitsFrom[],
): Entitlement[] {
  const entitlements = new Map<string, Entitlement>()
  for (const [at, { from, versionId, benefits }] of periods.entries()) {
    const next = periods[at + 1]
    const first = later(startsOn, from)
    const last = next ? earlier(endsOn, addDays(next.from, -1)) : endsOn
    if (first > last) continue
    for (const benefit of benefits) {
      const before = entitlements.get(benefit.id)
      const amount = Math.max(benefit.amount, before?.benefit.amount ?? 0)
      const began = before?.from ?? first
      entitlements.set(benefit.id, {
        benefit: { ...benefit, amount },
        versionId,
        from: began,
        until: benefit.validDays === null ? last : earlier(last, addDays(began, benefit.validDays - 1)),
      })
    }
  }
  return [...entitlements.values()]
}
