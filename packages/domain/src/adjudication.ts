import { liabilityFor, type UnroundedLine } from './adjudication/line.ts'
import { byDay, measureDay } from './adjudication/order.ts'
import { allLiabilities, exactly, leftOf, purseOf, termsOn } from './adjudication/purse.ts'
import { apportion, toFen } from './adjudication/rounding.ts'
import type { Decision, AdjudicatedLine, Policy, Receipt, LiabilityUse } from './adjudication/shapes.ts'
import { doubtsOf } from './adjudication/terms.ts'
import { reasonOf } from './adjudication/line-reason.ts'

export { tidyHospital } from './adjudication/hospital-name.ts'
export { allLiabilities, termsOn } from './adjudication/purse.ts'
export type {
  CoverTerms,
  Decision,
  ManualDecision,
  Liability,
  AdjudicatedLine,
  Policy,
  Receipt,
  LiabilityUse,
  TermsPeriod,
} from './adjudication/shapes.ts'

/**
 * Decisions §5: a pure function of policy, receipts, manual decisions and the usage of the policy year; it also
 * answers estimates. Order and rounding: `docs/adjudication.md`.
 *
 * `earlier` are the receipts of cases decided before in the same policy year. All receipts are computed together in
 * the order of the visits, and this case is paid the increase of the year's total: so it makes no difference whether
 * receipts come in one case or in several, and in which order.
 */
export function adjudicate(
  policy: Policy,
  receipts: readonly Receipt[],
  earlier: readonly Receipt[] = [],
): Decision {
  const before = measureAll(policy, earlier).lines
  const year = measureAll(policy, [...earlier, ...receipts]).lines
  const own = receipts.map(({ id }) => year.get(id)!)
  const wholeFen = toFen(sumOf(year.values())) - toFen(sumOf(before.values()))
  const payableFen = Math.max(wholeFen, 0)
  const isMoved = earlier.some(({ id }) => year.get(id)!.payable !== before.get(id)!.payable)
  const linesFen = isMoved ? Math.min(toFen(sumOf(own)), payableFen) : payableFen
  return {
    lines: inFen(loweredTo(linesFen, own), receipts, linesFen),
    billedFen: receipts.reduce((sum, { billedFen }) => sum + billedFen, 0),
    earlierFen: payableFen - linesFen,
    payableFen,
    used: usedMore(policy, before, year, wholeFen),
    doubts: doubtsAbout(policy, receipts, own),
  }
}

export interface YearlyRemainder {
  /** null: unlimited */
  readonly visits: number | null
  readonly days: number | null
}

/** Visits and hospital days that a liability still covers, after the receipts of the year. */
export function leftInYear(
  policy: Policy,
  earlier: readonly Receipt[],
): ReadonlyMap<string, YearlyRemainder> {
  const { purse } = measureAll(policy, earlier)
  const counted = (count: number) => (count === Infinity ? null : Math.max(count, 0))
  return new Map(
    policy.liabilities.map((liability) => {
      const { visits, days } = leftOf(purse, liability)
      return [liability.id, { visits: counted(visits), days: counted(days) }]
    }),
  )
}

/** All receipts of a policy year, in the order of the visits. */
export function measureAll(policy: Policy, receipts: readonly Receipt[]) {
  const days = Map.groupBy(receipts.toSorted(byDay), ({ day }) => day)
  let purse = purseOf(policy)
  const found = new Map<string, UnroundedLine>()
  for (const day of days.values()) {
    const measured = measureDay(policy, purse, day)
    purse = measured.purse
    for (const line of measured.lines) found.set(line.receiptId, line)
  }
  return { lines: found, purse }
}

export const sumOf = (lines: Iterable<Pick<UnroundedLine, 'payable'>>): number =>
  [...lines].reduce((sum, { payable }) => sum + payable, 0)

/**
 * Deducts what a limit shared with earlier cases takes away from these lines, the last ones first: earlier payments
 * are not taken back.
 */
function loweredTo(totalFen: number, own: readonly UnroundedLine[]): readonly UnroundedLine[] {
  let over = sumOf(own) - exactly(totalFen)
  // The year is rounded before and after: less than a fen does not come from a limit.
  if (over < exactly(1)) return own
  return own
    .toReversed()
    .map((line): UnroundedLine => {
      const less = Math.min(over, line.payable)
      over -= less
      return less > 0 ? { ...line, payable: line.payable - less, limit: 'withEarlier' } : line
    })
    .toReversed()
}

/** The lines with whole amounts that add up to the given total. */
export function inFen(
  measured: readonly UnroundedLine[],
  receipts: readonly Receipt[],
  totalFen: number,
): AdjudicatedLine[] {
  const sums = apportion(
    totalFen,
    measured.map(({ payable }) => payable),
  )
  return measured.map((line, at) => {
    const payableFen = sums[at]!
    const overLimitFen = line.limit === null ? 0 : Math.max(toFen(line.share) - payableFen, 0)
    return {
      receiptId: line.receiptId,
      liabilityId: line.liabilityId,
      billedFen: line.billedFen,
      excludedFen: line.excludedFen,
      socialFen: line.socialFen,
      ownExpenseFen: line.ownExpenseFen,
      deductibleFen: line.deductibleFen,
      ratio: line.ratio,
      overLimitFen,
      payableFen,
      reason: reasonOf({ ...line, payableFen, overLimitFen }, receipts[at]!.manualDecision?.reason ?? null),
    }
  })
}

/** By liability: the increase in usage. */
function usedMore(
  policy: Policy,
  before: ReadonlyMap<string, UnroundedLine>,
  year: ReadonlyMap<string, UnroundedLine>,
  wholeFen: number,
): LiabilityUse[] {
  const liabilities = allLiabilities(policy)
  const of = (lines: ReadonlyMap<string, UnroundedLine>, id: string) =>
    [...lines.values()].filter(({ liabilityId }) => liabilityId === id)
  const deductible = (lines: readonly UnroundedLine[]) =>
    lines.reduce((sum, { deductibleFen }) => sum + deductibleFen, 0)
  const sums = apportion(
    wholeFen,
    liabilities.map(({ id }) => sumOf(of(year, id)) - sumOf(of(before, id))),
  )
  return liabilities.map(({ id: liabilityId }, at) => ({
    liabilityId,
    // A later case does not take back earlier payments.
    paidFen: wholeFen < 0 ? 0 : sums[at]!,
    deductibleFen: deductible(of(year, liabilityId)) - deductible(of(before, liabilityId)),
  }))
}

/** Only for what is covered so far: a receipt that is refused anyway raises no question. */
export function doubtsAbout(
  policy: Policy,
  receipts: readonly Receipt[],
  measured: readonly UnroundedLine[],
): string[] {
  const found = receipts.flatMap((receipt, at) => {
    const { refusal, doubts } = measured[at]!
    const liability = liabilityFor(termsOn(policy, receipt.day), receipt.visitType)
    if (refusal !== null || !liability) return []
    const isAfter = receipt.until > policy.endDt
    return [
      ...doubtsOf(liability.terms, receipt),
      ...doubts,
      ...(isAfter ? [`出院日期 ${receipt.until} 在保障期间之后，之后的费用待核定`] : []),
    ]
  })
  return [...new Set(found)]
}
