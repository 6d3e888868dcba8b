import type { VisitType } from '../claim-materials.ts'
import type { Diagnosis, Hospital, Item, Terms } from './terms.ts'

/** What a policy pays for. Limits and deductible count for the policy year; used is what was used before any receipt here. */
export interface Liability {
  readonly id: string
  readonly name: string
  /** null covers every kind of visit */
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

export interface Policy {
  readonly startDt: string
  readonly endDt: string
  readonly coverFen: number
  readonly usedFen: number
  readonly liabilities: readonly Liability[]
}

/** What a person decided of a line: an input of the rule, which then reckons the rest anew. */
export interface HandDecision {
  /** Nothing is the way to refuse a line: it then uses nothing up either. */
  readonly atMostFen: number
  readonly reason: string
}

export interface Receipt {
  readonly id: string
  /** The invoice's number: it orders what nothing else tells apart, whatever was uploaded first. */
  readonly number: string
  readonly visitType: VisitType
  /** The day of the visit, of a stay that of admission; the invoice may be of another day. */
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
  readonly items: readonly Item[]
  /** What a handler found not covered. */
  readonly excludedFen: number
  readonly excludedReason: string | null
  readonly byHand: HandDecision | null
}

export interface Line {
  readonly receiptId: string
  readonly liabilityId: string | null
  readonly billedFen: number
  readonly excludedFen: number
  readonly socialFen: number
  /** Outside the catalogue and, by these terms, not covered. */
  readonly ownExpenseFen: number
  readonly deductibleFen: number
  readonly ratio: number
  /** What a limit took away. */
  readonly overLimitFen: number
  readonly payableFen: number
  readonly reason: string
}

export interface Use {
  readonly liabilityId: string
  readonly paidFen: number
  readonly deductibleFen: number
}

export interface Decision {
  /** In the order in which the receipts were given. */
  readonly lines: readonly Line[]
  readonly billedFen: number
  /**
   * What the receipts of earlier cases come to more, now that these are known too: a visit that is claimed late takes its
   * place among the others and may bear their deductible.
   */
  readonly earlierFen: number
  /** Never less than nothing: what was paid is not taken back by a later case. */
  readonly payableFen: number
  /** What the year has used more by it. */
  readonly used: readonly Use[]
  /** What the rule cannot know for certain, in words: a person looks. */
  readonly doubts: readonly string[]
}
