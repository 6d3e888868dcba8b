/** What other terms would have paid for decided cases. */
import {
  adjudicate,
  allLiabilities,
  type AdjudicatedLine,
  type Decision,
  type Policy,
  type Receipt,
} from './adjudication.ts'
import { isSettlement } from './claim-case.ts'
import type { PlanTerms } from './plan.ts'
import { trialCauses, type TrialCause } from './trial-run.ts'

/** A decided case: its receipts as they were decided, with what a handler decided by hand. */
export interface TriedCase {
  readonly id: string
  readonly isRefused: boolean
  readonly receipts: readonly Receipt[]
}

export interface TriedTerms {
  readonly caseId: string
  /** By the terms of the policy, calculated again. */
  readonly current: Decision
  /** By the terms on trial. */
  readonly draft: Decision
}

/** The policy with other terms on all days. What was used of a liability before any claim stays used. */
export function withTerms(policy: Policy, terms: Pick<PlanTerms, 'coverFen' | 'liabilities'>): Policy {
  const { startDt, endDt, usedFen, waitingFrom = startDt } = policy
  const used = new Map(allLiabilities(policy).map((one) => [one.id, one]))
  return {
    startDt,
    endDt,
    usedFen,
    waitingFrom,
    coverFen: terms.coverFen,
    liabilities: terms.liabilities
      .filter(({ isLumpSum }) => !isLumpSum)
      .map(({ rule, ...one }) => ({
        ...one,
        terms: rule,
        usedFen: used.get(one.id)?.usedFen ?? 0,
        deductibleUsedFen: used.get(one.id)?.deductibleUsedFen ?? 0,
      })),
  }
}

/**
 * Decides the cases of a policy again, in the order in which they were decided, by its own terms and by others. Each case
 * is paid the increase of the year, whose receipts count in the order of the visits.
 *
 * A refusal that follows from the terms is decided by both. One of a person stays, and so its receipts count nowhere; nor
 * does a refused invoice that was claimed again.
 */
export function tryTerms(current: Policy, draft: Policy, cases: readonly TriedCase[]): TriedTerms[] {
  const earlier: Receipt[] = []
  const numbers = new Set(cases.flatMap((one) => (one.isRefused ? [] : numbersOf(one))))
  return cases.flatMap((one) => {
    const { id, isRefused, receipts } = one
    const own = numbersOf(one)
    if (isRefused && own.some((number) => numbers.has(number))) return []
    const then = adjudicate(current, receipts, earlier)
    if (isRefused && isSettlement(then.lines)) return []
    const now = adjudicate(draft, receipts, earlier)
    for (const number of own) numbers.add(number)
    earlier.push(...receipts)
    return [{ caseId: id, current: then, draft: now }]
  })
}

const numbersOf = ({ receipts }: TriedCase): string[] =>
  receipts.flatMap(({ number }) => (number === '' ? [] : [number]))

/** One of the two decisions about a receipt. */
export interface TrialSide extends Omit<AdjudicatedLine, 'receiptId' | 'liabilityId' | 'billedFen'> {
  /** The name; null where no liability covers the visit. */
  readonly liability: string | null
}

export interface TrialLine {
  readonly receiptId: string
  readonly day: string
  readonly billedFen: number
  readonly current: TrialSide
  readonly draft: TrialSide
  readonly causes: readonly TrialCause[]
}

interface ComparedPolicies {
  readonly current: Policy
  readonly draft: Policy
}

/** The lines of a case side by side. */
export function trialLines(
  policies: ComparedPolicies,
  { current, draft }: TriedTerms,
  receipts: readonly Receipt[],
): TrialLine[] {
  const [namesThen, namesNow] = [namesOf(policies.current), namesOf(policies.draft)]
  return receipts.map((receipt, at) => {
    const { id, day, billedFen } = receipt
    const before = sideOf(current.lines[at]!, namesThen)
    const after = sideOf(draft.lines[at]!, namesNow)
    const causes = causesOf(receipt, before, after)
    return { receiptId: id, day, billedFen, current: before, draft: after, causes }
  })
}

type Names = ReadonlyMap<string, string>

const namesOf = (policy: Policy): Names => new Map(allLiabilities(policy).map(({ id, name }) => [id, name]))

function sideOf(line: AdjudicatedLine, names: Names): TrialSide {
  const { liabilityId, excludedFen, socialFen, ownExpenseFen, deductibleFen, ratio, overLimitFen } = line
  return {
    liability: liabilityId === null ? null : (names.get(liabilityId) ?? null),
    excludedFen,
    socialFen,
    ownExpenseFen,
    deductibleFen,
    ratio,
    overLimitFen,
    payableFen: line.payableFen,
    reason: line.reason,
  }
}

const isCovered = ({ billedFen }: Receipt, { excludedFen }: TrialSide): boolean =>
  isSettlement([{ billedFen, excludedFen }])

/** All differences that lead to another sum: a limit may follow from a ratio. */
function causesOf(receipt: Receipt, before: TrialSide, after: TrialSide): TrialCause[] {
  if (before.payableFen === after.payableFen) return []
  const isOther = before.liability !== after.liability ? (['liability'] as const) : []
  if (isCovered(receipt, before) !== isCovered(receipt, after)) return [...isOther, 'scope']
  const found = [
    ...isOther,
    ...(before.excludedFen !== after.excludedFen ? (['exclusion'] as const) : []),
    ...(before.ownExpenseFen !== after.ownExpenseFen ? (['catalogue'] as const) : []),
    ...(before.deductibleFen !== after.deductibleFen ? (['deductible'] as const) : []),
    ...(before.ratio !== after.ratio ? (['ratio'] as const) : []),
    ...(before.overLimitFen !== after.overLimitFen ? (['limit'] as const) : []),
  ]
  if (found.length > 0) return found
  // Another rate for what is outside the catalogue changes no other sum of the line.
  return [receipt.ownExpenseFen > 0 ? 'catalogue' : 'rounding']
}

/** The causes of a case, in the order of the list. */
export function causesOfCase({ current, draft }: TriedTerms, lines: readonly TrialLine[]): TrialCause[] {
  const found = new Set(lines.flatMap(({ causes }) => causes))
  if (current.earlierFen !== draft.earlierFen) found.add('earlier')
  return (Object.keys(trialCauses) as TrialCause[]).filter((cause) => found.has(cause))
}

/** Of all cases of a run. People are counted by policy: one who gets more for one case and less for another counts once. */
export interface TrialTotals {
  readonly cases: number
  readonly casesMore: number
  readonly casesLess: number
  readonly people: number
  readonly peopleMore: number
  readonly peopleLess: number
  readonly moreFen: number
  readonly lessFen: number
  /** As decided. */
  readonly paidFen: number
  readonly currentFen: number
  readonly draftFen: number
  /** Refused by a person: the terms change nothing. */
  readonly refusedByHand: number
}

export const noTotals: TrialTotals = {
  cases: 0,
  casesMore: 0,
  casesLess: 0,
  people: 0,
  peopleMore: 0,
  peopleLess: 0,
  moreFen: 0,
  lessFen: 0,
  paidFen: 0,
  currentFen: 0,
  draftFen: 0,
  refusedByHand: 0,
}

export interface TriedSums {
  readonly paidFen: number
  readonly currentFen: number
  readonly draftFen: number
}

/** The totals with the cases of one more policy. */
export function withPolicyCases(
  totals: TrialTotals,
  cases: readonly TriedSums[],
  refusedByHand: number,
): TrialTotals {
  const differences = cases.map(({ currentFen, draftFen }) => draftFen - currentFen)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const more = differences.filter((fen) => fen > 0)
  const less = differences.filter((fen) => fen < 0)
  const ofPerson = sum(differences)
  return {
    cases: totals.cases + cases.length,
    casesMore: totals.casesMore + more.length,
    casesLess: totals.casesLess + less.length,
    people: totals.people + (cases.length > 0 ? 1 : 0),
    peopleMore: totals.peopleMore + (ofPerson > 0 ? 1 : 0),
    peopleLess: totals.peopleLess + (ofPerson < 0 ? 1 : 0),
    moreFen: totals.moreFen + sum(more),
    lessFen: totals.lessFen - sum(less),
    paidFen: totals.paidFen + sum(cases.map(({ paidFen }) => paidFen)),
    currentFen: totals.currentFen + sum(cases.map(({ currentFen }) => currentFen)),
    draftFen: totals.draftFen + sum(cases.map(({ draftFen }) => draftFen)),
    refusedByHand: totals.refusedByHand + refusedByHand,
  }
}
