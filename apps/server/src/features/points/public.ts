import { carbonDeeds } from '@yf/domain/carbon'
import { shanghaiDay } from '@yf/domain/dates'
import type { Steps } from '#platform/call/handler.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { earnedByEvents } from '#platform/ledger/entries.ts'
import { balanceOf, post } from '#platform/ledger/ledger.ts'
import { taskDone } from './task-done.ts'
import { books, claimBackEvent, claimEvent, deedEvent } from './rules.ts'

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

interface PaperlessClaim {
  readonly companyId: string
  readonly accountId: string
  readonly caseId: string
}

/** In the transaction that submits it; once for each case, however often it is told. */
export async function creditPaperlessClaim(
  { db, clock }: { db: Db; clock: Clock },
  { companyId, accountId, caseId }: PaperlessClaim,
): Promise<void> {
  const account = { companyId, book: books.carbon, ownerId: accountId }
  await post(db, clock, account, {
    amount: carbonDeeds.claim.points,
    reason: carbonDeeds.claim.reason,
    eventKey: claimEvent(caseId),
  })
}

/**
 * In the transaction that cancels or withdraws it: who submits, cancels and submits again has made one claim. What was
 * spent meanwhile is not asked back.
 */
export async function takeBackPaperlessClaim(
  { db, clock }: { db: Db; clock: Clock },
  { companyId, accountId, caseId }: PaperlessClaim,
): Promise<void> {
  const account = { companyId, book: books.carbon, ownerId: accountId }
  const earned = await earnedByEvents(db, account, claimEvent(caseId))
  if (earned <= 0) return
  const back = (amount: number) =>
    post(db, clock, account, {
      amount: -amount,
      reason: '理赔申请已取消',
      eventKey: claimBackEvent(caseId),
      undoes: claimEvent(caseId),
    })
  const { outcome, balance } = await back(earned)
  if (outcome === 'insufficient' && balance > 0) await back(balance)
}

interface Deed {
  readonly companyId: string
  readonly accountId: string
  readonly deed: 'policy' | 'consultation'
  /** What it was done with, or on which day: the same is credited once. */
  readonly of: string
}

/** For a call that otherwise reads: it looks first, so that nothing is written or waited for after the first time. */
export async function creditDeed(
  ctx: { db: Db; clock: Clock } & Steps,
  { companyId, accountId, deed, of }: Deed,
): Promise<void> {
  const account = { companyId, book: books.carbon, ownerId: accountId }
  const eventKey = deedEvent(deed, of)
  if ((await earnedByEvents(ctx.db, account, eventKey)) > 0) return
  const { points: amount, reason } = carbonDeeds[deed]
  await ctx.transaction(async ({ db }) => {
    await post(db, ctx.clock, account, { amount, reason, eventKey })
    if (deed === 'policy') await taskDone(db, ctx.clock, { companyId, accountId }, 'policyRead', of)
  })
}

/** In the transaction that ends it: a doctor was asked from home, which saves a way, and is a task. */
export async function creditConsultation(
  { db, clock }: { db: Db; clock: Clock },
  whose: { readonly companyId: string; readonly accountId: string },
): Promise<void> {
  const { points: amount, reason } = carbonDeeds.consultation
  const today = shanghaiDay(clock.now())
  const account = { companyId: whose.companyId, book: books.carbon, ownerId: whose.accountId }
  await post(db, clock, account, { amount, reason, eventKey: deedEvent('consultation', today) })
  await taskDone(db, clock, whose, 'consultationEnded', today)
}

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
