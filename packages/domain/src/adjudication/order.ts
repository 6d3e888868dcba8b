import { assess, settle, type AssessedReceipt, type UnroundedLine } from './line.ts'
import { copyOf, leftOf, termsOn, type RemainingLimits } from './purse.ts'
import type { CoverTerms, Policy, Receipt } from './shapes.ts'

/** Up to this many receipts of one day are tried in every order; for more, pairwise swaps search for the best. */
const triedInFull = 6
/** One member's sixty receipts of a day must not block everyone else. */
const rounds = 3
const exchangesInRound = 200

/** Independent of the upload order. */
export const byDay = (a: Receipt, b: Receipt): number =>
  a.day.localeCompare(b.day) ||
  a.billedFen - b.billedFen ||
  a.number.localeCompare(b.number) ||
  a.id.localeCompare(b.id)

function* orders<T>(list: readonly T[]): Generator<T[]> {
  if (list.length < 2) yield [...list]
  else
    for (const [at, first] of list.entries())
      for (const rest of orders(list.toSpliced(at, 1))) yield [first, ...rest]
}

function* exchanges<T>(list: readonly T[], most: number): Generator<T[]> {
  const pairs = list.flatMap((_, a) => list.slice(a + 1).map((_, at) => [a, a + 1 + at] as const))
  for (const [a, b] of pairs.slice(0, most)) yield list.with(a, list[b]!).with(b, list[a]!)
}

interface TriedOrder {
  readonly order: readonly AssessedReceipt[]
  readonly lines: UnroundedLine[]
  readonly purse: RemainingLimits
  readonly sum: number
}

function attempt(before: RemainingLimits, order: readonly AssessedReceipt[]): TriedOrder {
  const purse = copyOf(before)
  const lines = order.map((assessed) => settle(assessed, purse))
  return { order, lines, purse, sum: lines.reduce((total, { payable }) => total + payable, 0) }
}

const best = (
  before: RemainingLimits,
  first: TriedOrder,
  others: Iterable<readonly AssessedReceipt[]>,
): TriedOrder => {
  let found = first
  for (const order of others) {
    const tried = attempt(before, order)
    if (tried.sum > found.sum) found = tried
  }
  return found
}

/** Without a deductible or a number of visits every order gives the same total. */
function isAnyOrderAlike({ liabilities }: CoverTerms, purse: RemainingLimits): boolean {
  return liabilities.every((liability) => {
    const { terms } = liability
    return (
      leftOf(purse, liability).deductible <= 0 && terms.visitsPerYear === null && terms.daysPerYear === null
    )
  })
}

/** The receipts of one day in the order that is best for the member. */
export function measureDay(
  policy: Policy,
  before: RemainingLimits,
  day: readonly Receipt[],
): Omit<TriedOrder, 'order' | 'sum'> {
  // Assess each receipt against the terms once, not once for every order.
  const assessed = day.map((receipt) => assess(policy, receipt))
  const usual = attempt(before, assessed)
  if (isAnyOrderAlike(termsOn(policy, day[0]!.day), before)) return usual
  if (day.length <= triedInFull) return best(before, usual, orders(assessed))
  let found = usual
  for (let round = 0; round < rounds; round += 1) {
    const next = best(before, found, exchanges(found.order, exchangesInRound))
    if (next === found) break
    found = next
  }
  return found
}
