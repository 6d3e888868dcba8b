import { doubtsAbout, inFen, measureAll, sumOf } from './adjudication.ts'
import type { Measured } from './adjudication/line.ts'
import { exactly } from './adjudication/purse.ts'
import { apportion, toFen } from './adjudication/rounding.ts'
import type { Decision, Policy, Receipt, Use } from './adjudication/shapes.ts'

/**
 * A case that was decided before, decided again: it gets what the year comes to less what the other cases were paid. Where
 * nothing has changed that is what it got, whichever of them was decided first; `adjudicate` would reckon it as the last one.
 *
 * `others` are the receipts of the other decided cases of the year, `othersUsed` what these were paid and took.
 */
export function adjudicateAnew(
  policy: Policy,
  receipts: readonly Receipt[],
  others: readonly Receipt[],
  othersUsed: readonly Use[],
): Decision {
  const { lines: year } = measureAll(policy, [...others, ...receipts])
  const own = receipts.map(({ id }) => year.get(id)!)
  const yearFen = toFen(sumOf(year.values()))
  const wholeFen = yearFen - othersUsed.reduce((sum, { paidFen }) => sum + paidFen, 0)
  const payableFen = Math.max(wholeFen, 0)
  // Rounding alone is no payment of another case.
  const isOwnSum = Math.abs(exactly(payableFen) - sumOf(own)) < exactly(1)
  const linesFen = isOwnSum ? payableFen : toFen(sumOf(own))
  return {
    lines: inFen(own, receipts, linesFen),
    billedFen: receipts.reduce((sum, { billedFen }) => sum + billedFen, 0),
    // Less than nothing where part of these lines was paid with a later case.
    earlierFen: payableFen - linesFen,
    payableFen,
    used: usedAnew(policy, [...year.values()], othersUsed, wholeFen),
    doubts: doubtsAbout(policy, receipts, own),
  }
}

/** By liability, what the year has used less what the other cases used of it. */
function usedAnew(
  { liabilities }: Policy,
  year: readonly Measured[],
  othersUsed: readonly Use[],
  wholeFen: number,
): Use[] {
  const of = (id: string) => year.filter(({ liabilityId }) => liabilityId === id)
  const sums = apportion(
    toFen(sumOf(year)),
    liabilities.map(({ id }) => sumOf(of(id))),
  )
  return liabilities.map(({ id: liabilityId }, at) => {
    const other = othersUsed.find((use) => use.liabilityId === liabilityId)
    const deductibleFen = of(liabilityId).reduce((sum, line) => sum + line.deductibleFen, 0)
    return {
      liabilityId,
      paidFen: wholeFen < 0 ? 0 : sums[at]! - (other?.paidFen ?? 0),
      deductibleFen: deductibleFen - (other?.deductibleFen ?? 0),
    }
  })
}
