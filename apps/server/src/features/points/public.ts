import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { balanceOf, post } from '#platform/ledger/ledger.ts'
import { books } from './rules.ts'

export {
  creditConsultation,
  creditCarbonAction,
  creditPaperlessClaim,
  takeBackPaperlessClaim,
} from './credit-carbon.ts'
export { ratioOf } from './ratio.ts'
export { forgetStepsOf } from './steps-store.ts'
export { taskDone, timesDone } from './task-done.ts'
export { expiringPoints } from './expiring.ts'
export { rulesOfCompany, rulesOn } from './company-rules.ts'
/** For the console page of the rules. */
export {
  addRuleChange,
  companiesWaiting,
  keepRuleDecision,
  ruleChangeQuery,
  ruleChangesOf,
  takeRuleChange,
  type RuleChangeRow,
} from './rule-changes.ts'

/** Credits by staff, an activity or a company; the same event credits once. */
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
  /** The object of the spending: the same object is charged once. */
  readonly event: string
}

/** Runs in the transaction of the purchase. False if the balance is too low. */
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

/** They return with their original term: a refund extends nothing. */
export async function returnPoints(
  { db, clock }: { db: Db; clock: Clock },
  { companyId, accountId, points, reason, event, undoes }: ReturnedPoints,
): Promise<void> {
  const account = { companyId, book: books.points, ownerId: accountId }
  await post(db, clock, account, { amount: points, reason, eventKey: event, givesBack: true, undoes })
}

/** The present balance of a person at a company. */
export const pointsOf = (
  db: Db,
  of: { readonly companyId: string; readonly accountId: string },
): Promise<number> => balanceOf(db, { companyId: of.companyId, book: books.points, ownerId: of.accountId })
