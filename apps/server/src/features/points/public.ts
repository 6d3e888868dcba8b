import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { balanceOf, post } from '#platform/ledger/ledger.ts'
import { books } from './rules.ts'

export {
  creditConsultation,
  creditDeed,
  creditPaperlessClaim,
  takeBackPaperlessClaim,
} from './credit-carbon.ts'
export { ratioOf } from './ratio.ts'
export { forgetStepsOf } from './steps-store.ts'
export { taskDone, timesDone } from './task-done.ts'
export { expiringPoints } from './expiring.ts'
export { rulesOfCompany, rulesOn } from './company-rules.ts'
/** For the desk that keeps the rules. */
export {
  addRuleChange,
  companiesWaiting,
  keepRuleDecision,
  ruleChangeQuery,
  ruleChangesOf,
  takeRuleChange,
  type RuleChange,
} from './rule-changes.ts'

/** What staff, an activity or a company gives; the same event gives once. */
export async function givePoints(
  { db, clock }: { db: Db; clock: Clock },
  { companyId, accountId, points, reason, event }: SpentPoints,
): Promise<void> {
  const account = { companyId, book: books.points, ownerId: accountId }
  await post(db, clock, account, { amount: points, reason, eventKey: event })
}

interface SpentPoints {
  readonly companyId: string
  readonly accountId: string
  readonly points: number
  readonly reason: string
  /** What they are spent on: the same is spent once. */
  readonly event: string
}

/** In the transaction of what they pay for. False where there are not so many. */
export async function spendPoints(
  { db, clock }: { db: Db; clock: Clock },
  { companyId, accountId, points, reason, event }: SpentPoints,
): Promise<boolean> {
  const account = { companyId, book: books.points, ownerId: accountId }
  const { outcome } = await post(db, clock, account, { amount: -points, reason, eventKey: event })
  return outcome !== 'insufficient'
}

interface ReturnedPoints extends SpentPoints {
  /** The event that had spent them. */
  readonly undoes: string
}

/** They come back with the term that they had: a refund renews nothing. */
export async function returnPoints(
  { db, clock }: { db: Db; clock: Clock },
  { companyId, accountId, points, reason, event, undoes }: ReturnedPoints,
): Promise<void> {
  const account = { companyId, book: books.points, ownerId: accountId }
  await post(db, clock, account, { amount: points, reason, eventKey: event, givesBack: true, undoes })
}

/** How many points somebody has at a company now. */
export const pointsOf = (
  db: Db,
  of: { readonly companyId: string; readonly accountId: string },
): Promise<number> => balanceOf(db, { companyId: of.companyId, book: books.points, ownerId: of.accountId })
