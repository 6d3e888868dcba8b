import type { VisitType } from '../claim-materials.ts'
import type { Diagnosis, Hospital, BilledItem, Terms } from './terms.ts'

/**
 * A liability of a policy. Limits and deductible apply to the policy year; `used` is the usage before any of these
 * receipts.
 */
export interface Liability {
  readonly id: string
  readonly name: string
  /** null covers every visit type */
  readonly visitType: VisitType | null
  readonly deductibleFen: number
  readonly deductibleUsedFen: number
  /** percent */
  readonly ratio: number
  readonly visitFen: number | null
  readonly yearlyFen: number
  readonly usedFen: number
  readonly waitingDays: number
  readonly terms: Terms
}

export interface CoverTerms {
  readonly coverFen: number
  readonly liabilities: readonly Liability[]
}

/** Terms from a day on, until the next ones. */
export interface TermsPeriod extends CoverTerms {
  readonly from: string
}

export interface Policy extends CoverTerms {
  readonly startDt: string
  readonly endDt: string
  readonly usedFen: number
  /** The first day of continuous cover, from which waiting periods count; the first day of the policy without one. */
  readonly waitingFrom?: string
  /**
   * The terms by day if they changed within the policy, in order; a visit is judged by those of its day. A liability keeps
   * its id, and what was used of it counts on. Without them the terms of the policy apply on all days.
   */
  readonly periods?: readonly TermsPeriod[]
}

/** A handler's decision about a line: an input of the rule, which recomputes the rest. */
export interface ManualDecision {
  /** Zero refuses a line: it then uses up nothing. */
  readonly atMostFen: number
  readonly reason: string
}

export interface Receipt {
  readonly id: string
  /** The invoice's number: orders receipts that are otherwise equal, independent of the upload order. */
  readonly number: string
  readonly visitType: VisitType
  /** The day of the visit, or of admission for a stay; the invoice may have another day. */
  readonly day: string
  /** The last day of a stay; the same day for any other visit. */
  readonly until: string
  readonly hospital: Hospital
  readonly diagnoses: readonly Diagnosis[]
  readonly billedFen: number
  /** Paid by social insurance or another insurer. */
  readonly socialFen: number
  /** Outside the catalogue of social insurance (个人自费). */
  readonly ownExpenseFen: number
  /** The fee list, where there is one. */
  readonly items: readonly BilledItem[]
  /** The amount that a handler found not covered. */
  readonly excludedFen: number
  readonly excludedReason: string | null
  readonly manualDecision: ManualDecision | null
}

export interface AdjudicatedLine {
  readonly receiptId: string
  readonly liabilityId: string | null
  readonly billedFen: number
  readonly excludedFen: number
  readonly socialFen: number
  /** Outside the catalogue and not covered by these terms. */
  readonly ownExpenseFen: number
  readonly deductibleFen: number
  readonly ratio: number
  /** The amount cut by a limit. */
  readonly overLimitFen: number
  readonly payableFen: number
  readonly reason: string
}

export interface LiabilityUse {
  readonly liabilityId: string
  readonly paidFen: number
  readonly deductibleFen: number
}

export interface Decision {
  /** In the order of the receipts. */
  readonly lines: readonly AdjudicatedLine[]
  readonly billedFen: number
  /**
   * The increase for the receipts of earlier cases, now that these are known too: a visit claimed late is inserted
   * among the others and may bear their deductible.
   */
  readonly earlierFen: number
  /** Never negative: a later case does not take back payments. */
  readonly payableFen: number
  /** The increase in the year's usage. */
  readonly used: readonly LiabilityUse[]
  /** Open questions that the rule cannot decide, as text: staff review it. */
  readonly doubts: readonly string[]
}
