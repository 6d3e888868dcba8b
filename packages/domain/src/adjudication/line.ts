import { addDays, daysBetween } from '../dates.ts'
import type { VisitType } from '../claim-materials.ts'
import { coverLeft, exactly, leftOf, termsOn, visitOf, type RemainingLimits } from './purse.ts'
import type { AdjudicatedLine, CoverTerms, Liability, Policy, Receipt } from './shapes.ts'
import { excludedItem, excludedVisit, hospitalRefused } from './terms.ts'

export type LimitKind = 'visit' | 'yearly' | 'cover' | 'byHand' | 'withEarlier'

/** A line before rounding to fen, with the parts of its reason text. */
export interface UnroundedLine extends Omit<AdjudicatedLine, 'overLimitFen' | 'payableFen' | 'reason'> {
  /** In hundredths of a fen, before and after limits. */
  readonly share: number
  readonly payable: number
  readonly limit: LimitKind | null
  /** Why nothing of it is covered. */
  readonly refusal: string | null
  readonly notes: readonly string[]
  readonly doubts: readonly string[]
  /** Outside the catalogue and paid at a rate of its own. */
  readonly outside: { readonly fen: number; readonly ratio: number } | null
}

/** Emergency is paid like an outpatient visit where a policy names no emergencies of its own. */
export function liabilityFor(
  { liabilities }: Pick<CoverTerms, 'liabilities'>,
  visit: VisitType,
): Liability | null {
  const named = (type: VisitType) => liabilities.find(({ visitType }) => visitType === type)
  const usual = visit === 'emergency' ? (named('emergency') ?? named('outpatient')) : named(visit)
  return usual ?? liabilities.find(({ visitType }) => visitType === null) ?? null
}

const refused = (receipt: Receipt, liability: Liability | null, refusal: string): UnroundedLine => ({
  receiptId: receipt.id,
  liabilityId: liability?.id ?? null,
  billedFen: receipt.billedFen,
  excludedFen: receipt.billedFen,
  socialFen: 0,
  ownExpenseFen: 0,
  deductibleFen: 0,
  ratio: 0,
  share: 0,
  payable: 0,
  limit: null,
  refusal,
  notes: [],
  doubts: [],
  outside: null,
})

/**
 * The part of a receipt's assessment that does not depend on earlier payments: refused, or these parts may be
 * covered.
 */
export type AssessedReceipt = { readonly refused: UnroundedLine } | CoveredReceipt

interface CoveredReceipt {
  readonly receipt: Receipt
  readonly liability: Liability
  readonly cover: CoverTerms
  readonly parts: LineParts
  /** The id of its visit. */
  readonly visit: string
}

export function assess(policy: Policy, receipt: Receipt): AssessedReceipt {
  const cover = termsOn(policy, receipt.day)
  const liability = liabilityFor(cover, receipt.visitType)
  const nothing = (refusal: string): AssessedReceipt => ({ refused: refused(receipt, liability, refusal) })
  if (receipt.day < policy.startDt || receipt.day > policy.endDt) return nothing('就诊日期不在保障期间内')
  if (!liability) return nothing('保单未包含该就诊类型的保障责任')
  const refusal = refusalOf(policy, liability, receipt)
  if (refusal !== null) return nothing(refusal)
  const parts = partsOf(liability, receipt)
  // Excluding every line and excluding the whole receipt have the same result: it uses nothing up, not even a visit.
  if (receipt.billedFen > 0 && parts.excludedFen === receipt.billedFen)
    return nothing(['全部费用不在保障范围', ...parts.notes].join('：'))
  return { receipt, liability, cover, parts, visit: visitOf(liability.id, receipt) }
}

/** The payment for it. Deducts its usage from the purse. */
export function settle(assessed: AssessedReceipt, purse: RemainingLimits): UnroundedLine {
  if ('refused' in assessed) return assessed.refused
  const used = isUsedUp(assessed, purse)
  return used ? refused(assessed.receipt, assessed.liability, used) : covered(assessed, purse)
}

function refusalOf(
  { startDt, waitingFrom = startDt }: Policy,
  liability: Liability,
  receipt: Receipt,
): string | null {
  const { day, visitType, manualDecision: byHand, hospital } = receipt
  const waited = addDays(waitingFrom, liability.waitingDays)
  if (visitType !== 'accident' && day < waited) return `仍在等待期内，${waited}起的费用可以赔付`
  if (byHand?.atMostFen === 0) return byHand.reason
  const exclusion = excludedVisit(liability.terms, receipt)
  if (exclusion) return `${exclusion.name}属于保单的除外责任`
  return hospitalRefused(liability.terms, hospital)
}

/** Visits and days are counted when they begin: more receipts of a counted visit are the same visit. */
function isUsedUp({ liability, visit }: CoveredReceipt, purse: RemainingLimits): string | null {
  const { terms } = liability
  const own = leftOf(purse, liability)
  if (purse.visits.has(visit)) return null
  if (own.visits < 1) return `本年度已赔付 ${terms.visitsPerYear} 次，超出次数限制`
  return own.days < 1 ? `本年度住院已满 ${terms.daysPerYear} 天，超出天数限制` : null
}

const within = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The parts of a receipt that the terms leave, in fen. */
interface LineParts {
  readonly excludedFen: number
  readonly socialFen: number
  readonly outsideFen: number
  readonly insideFen: number
  readonly notes: readonly string[]
}

function partsOf({ terms }: Liability, receipt: Receipt): LineParts {
  const { billedFen, items } = receipt
  const found = items.flatMap((item) => {
    const exclusion = excludedItem(terms, item)
    return exclusion ? [{ item, exclusion }] : []
  })
  const foundFen = sum(found.map(({ item }) => item.fen))
  const excludedFen = within(0, Math.max(receipt.excludedFen, 0) + foundFen, billedFen)
  const socialFen = within(0, receipt.socialFen, billedFen - excludedFen)
  // What is excluded already is not deducted again for being outside the catalogue.
  const foundOutside = sum(found.filter(({ item }) => item.part === 'outside').map(({ item }) => item.fen))
  const outsideFen = within(0, receipt.ownExpenseFen - foundOutside, billedFen - excludedFen - socialFen)
  const notes = [...new Set(found.map(({ item, exclusion }) => `${item.name}属于${exclusion.name}`))]
  return {
    excludedFen,
    socialFen,
    outsideFen,
    insideFen: billedFen - excludedFen - socialFen - outsideFen,
    notes: receipt.excludedReason && receipt.excludedFen > 0 ? [receipt.excludedReason, ...notes] : notes,
  }
}

const outsideRatioOf = ({ ratio, terms }: Liability): number => terms.outsideRatio ?? ratio

/** The deductible applies first to the part with the lower rate. */
function shareOf(liability: Liability, insideFen: number, outsideFen: number, deductible: number) {
  const paid = [
    { fen: insideFen, ratio: liability.ratio },
    { fen: outsideFen, ratio: outsideRatioOf(liability) },
  ]
    .filter(({ ratio }) => ratio > 0)
    .toSorted((a, b) => a.ratio - b.ratio)
  let left = deductible
  const share = sum(
    paid.map(({ fen, ratio }) => {
      const paidFen = Math.min(left, fen)
      left -= paidFen
      return (fen - paidFen) * ratio
    }),
  )
  return { share, deductibleFen: deductible - left }
}

/** A covered receipt, limited to what is left. */
function covered(
  { liability, cover, receipt, parts, visit }: CoveredReceipt,
  purse: RemainingLimits,
): UnroundedLine {
  const left = leftOf(purse, liability)
  const { excludedFen, socialFen, outsideFen, insideFen, notes } = parts
  const { share, deductibleFen } = shareOf(liability, insideFen, outsideFen, Math.max(left.deductible, 0))
  const before = purse.visits.get(visit)
  const limits = [
    [liability.visitFen === null ? Infinity : exactly(liability.visitFen) - (before ?? 0), 'visit'],
    [Math.max(left.yearly, 0), 'yearly'],
    [Math.max(coverLeft(purse, cover), 0), 'cover'],
    [receipt.manualDecision ? exactly(receipt.manualDecision.atMostFen) : Infinity, 'byHand'],
  ] as const
  const [least, limit] = limits.reduce((one, other) => (other[0] < one[0] ? other : one))
  const payable = Math.max(Math.min(share, least), 0)
  const days = receipt.visitType === 'inpatient' ? daysBetween(receipt.day, receipt.until) + 1 : 0
  const tooManyDays = before === undefined && days > left.days
  const doubts = tooManyDays ? [`本次住院 ${days} 天，本年度只余 ${left.days} 天，超出的部分待核定`] : []
  if (before === undefined) {
    left.visits -= 1
    left.visitsTaken += 1
    left.days = Math.max(left.days - days, 0)
    left.daysTaken += days
  }
  left.deductible -= deductibleFen
  left.yearly -= payable
  purse.cover -= payable
  purse.visits.set(visit, (before ?? 0) + payable)
  const outsideRatio = outsideRatioOf(liability)
  return {
    receiptId: receipt.id,
    liabilityId: liability.id,
    billedFen: receipt.billedFen,
    excludedFen,
    socialFen,
    ownExpenseFen: outsideRatio === 0 ? outsideFen : 0,
    deductibleFen,
    ratio: liability.ratio,
    share,
    payable,
    limit: payable < share ? limit : null,
    refusal: null,
    notes,
    doubts,
    outside:
      outsideRatio > 0 && outsideRatio !== liability.ratio ? { fen: outsideFen, ratio: outsideRatio } : null,
  }
}
