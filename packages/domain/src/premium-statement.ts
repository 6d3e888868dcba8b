/** Premium statements of a contract: one for each month, in their order, without a gap. */
import { addMonths, monthOf } from './months.ts'

export const premiumStates = {
  computing: '计算中',
  draft: '草稿',
  submitted: '待出具',
  issued: '已出具',
} as const
export type PremiumState = keyof typeof premiumStates

/** Leaves that become known after the end of the contract are corrected for as long as they can be reported. */
export const monthsAfterEnd = 13

/** Accounts are kept for ten years; then the sums remain, without the people. */
export const premiumLineYears = 10

export interface StatementFacts {
  readonly startsOn: string
  readonly endsOn: string
  /** The month of the newest statement that was issued; null: none yet. */
  readonly lastIssued: string | null
  readonly hasOpen: boolean
  readonly today: string
}

/**
 * The months for which a statement can be computed now: the next one. The first statement of a contract may be of any month until
 * today; it includes the months before.
 */
export function statementMonths({ startsOn, endsOn, lastIssued, hasOpen, today }: StatementFacts): string[] {
  if (hasOpen) return []
  const final = addMonths(monthOf(endsOn), monthsAfterEnd)
  const newest = monthOf(today) < final ? monthOf(today) : final
  if (lastIssued !== null) return addMonths(lastIssued, 1) <= newest ? [addMonths(lastIssued, 1)] : []
  const months: string[] = []
  for (let month = monthOf(startsOn); month <= newest; month = addMonths(month, 1)) months.push(month)
  return months
}

/** The first statement of a month has no other: contract and month name it. */
export const statementNoOf = (contractNo: string, month: string): string =>
  `BF${contractNo.replace(/^HT/, '')}-${month.replace('-', '')}`
