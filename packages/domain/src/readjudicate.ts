import { doubtsAbout, inFen, measureAll, sumOf } from './adjudication.ts'
import type { UnroundedLine } from './adjudication/line.ts'
import { allLiabilities, exactly } from './adjudication/purse.ts'
import { apportion, toFen } from './adjudication/rounding.ts'
import type { Decision, Policy, Receipt, LiabilityUse } from './adjudication/shapes.ts'

/**
 * Readjudicates a decided case: it gets the total of the year less what the other cases were paid. If nothing has
 * changed, that equals its first decision, in whatever order the cases were decided; `adjudicate` would treat it as
 * the last one.
 *
 * `others` are the receipts of the other decided cases of the year, `othersUsed` what these were paid and used.
 */
export function adjudicateAnew(
  policy: Policy,
  receipts: readonly Receipt[],
  others: readonly Receipt[],
  othersUsed: readonly LiabilityUse[],
): Decision {
  const { lines: year } = measureAll(policy, [...others, ...receipts])
  const own = receipts.map(({ id }) => year.get(id)!)
  const yearFen = toFen(sumOf(year.values()))
  const wholeFen = yearFen - othersUsed.reduce((sum, { paidFen }) => sum + paidFen, 0)
  const payableFen = Math.max(wholeFen, 0)
  // A rounding difference is not a payment of another case.
  const isOwnSum = Math.abs(exactly(payableFen) - sumOf(own)) < exactly(1)
  const linesFen = isOwnSum ? payableFen : toFen(sumOf(own))
  return {
    lines: inFen(own, receipts, linesFen),
    billedFen: receipts.reduce((sum, { billedFen }) => sum + billedFen, 0),
    // Negative where part of these lines was paid with a later case.
    earlierFen: payableFen - linesFen,
    payableFen,
    used: usedAnew(policy, [...year.values()], othersUsed, wholeFen),
    doubts: doubtsAbout(policy, receipts, own),
  }
}

/** By liability: the usage of the year less the usage of the other cases. */
function usedAnew(
  policy: Policy,
  year: readonly UnroundedLine[],
  othersUsed: readonly LiabilityUse[],
  wholeFen: number,
): LiabilityUse[] {
  const liabilities = allLiabilities(policy)
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
