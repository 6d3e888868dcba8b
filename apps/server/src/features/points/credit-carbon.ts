import { carbonActions, type CarbonActionName } from '@yf/domain/carbon'
import { shanghaiDay } from '@yf/domain/dates'
import type { Steps } from '#platform/call/handler.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { earnedByEvents } from '#platform/ledger/entries.ts'
import { post } from '#platform/ledger/ledger.ts'
import { rulesOn } from './company-rules.ts'
import { keepWithoutCarbon, wasWithoutCarbon } from './actions-without-carbon.ts'
import type { PointsOwner } from './own-points.ts'
import { books, claimBackEvent, claimEvent, carbonActionEvent } from './rules.ts'
import { taskDone } from './task-done.ts'

interface CreditDeps {
  readonly db: Db
  readonly clock: Clock
}

const carbonAccount = ({ companyId, accountId }: PointsOwner) => ({
  companyId,
  book: books.carbon,
  ownerId: accountId,
})

const rulesNow = ({ db, clock }: CreditDeps, companyId: string) =>
  rulesOn(db, companyId, shanghaiDay(clock.now()))

/** By the rules of the day of the action; false if it credits nothing at this company. */
async function credit(
  deps: CreditDeps,
  owner: PointsOwner,
  action: CarbonActionName,
  eventKey: string,
): Promise<boolean> {
  const { isOn, points } = (await rulesNow(deps, owner.companyId)).carbon[action]
  if (!isOn) return false
  const { reason } = carbonActions[action]
  await post(deps.db, deps.clock, carbonAccount(owner), { amount: points, reason, eventKey })
  return true
}

interface PaperlessClaim extends PointsOwner {
  readonly caseId: string
}

/** Runs in the transaction that submits the case; once per case, however often it is called. */
export const creditPaperlessClaim = (deps: CreditDeps, claim: PaperlessClaim): Promise<boolean> =>
  credit(deps, claim, 'claim', claimEvent(claim.caseId))

/**
 * Runs in the transaction that cancels or withdraws the case: submitting again must not credit twice. Points that
 * were spent meanwhile are not reclaimed.
 */
export async function takeBackPaperlessClaim(
  { db, clock }: CreditDeps,
  claim: PaperlessClaim,
): Promise<void> {
  const account = carbonAccount(claim)
  const earned = await earnedByEvents(db, account, claimEvent(claim.caseId))
  if (earned <= 0) return
  const back = (amount: number) =>
    post(db, clock, account, {
      amount: -amount,
      reason: '理赔申请已取消',
      eventKey: claimBackEvent(claim.caseId),
      undoes: claimEvent(claim.caseId),
    })
  const { outcome, balance } = await back(earned)
  if (outcome === 'insufficient' && balance > 0) await back(balance)
}

interface CreditedAction extends PointsOwner {
  readonly action: 'policy' | 'consultation'
  /** The object of the action, or its day: the same one is credited once. */
  readonly of: string
}

/**
 * For calls that otherwise only read: checks first, so that later calls neither write nor wait. The first call counts
 * as the action, even if it credited nothing.
 */
export async function creditCarbonAction(
  ctx: CreditDeps & Steps,
  { action, of, ...owner }: CreditedAction,
): Promise<void> {
  const eventKey = carbonActionEvent(action, of)
  if (await wasDone(ctx.db, owner, eventKey)) return
  await ctx.transaction(async ({ db }) => {
    const isCredited = await credit({ db, clock: ctx.clock }, owner, action, eventKey)
    if (!isCredited) await keepWithoutCarbon(db, owner, eventKey, ctx.clock.now())
    if (action === 'policy') await taskDone(db, ctx.clock, owner, 'policyRead', of)
  })
}

async function wasDone(db: Db, owner: PointsOwner, eventKey: string): Promise<boolean> {
  const [earned, isWithout] = await Promise.all([
    earnedByEvents(db, carbonAccount(owner), eventKey),
    wasWithoutCarbon(db, owner, eventKey),
  ])
  return earned > 0 || isWithout
}

/** Runs in the transaction that ends the consultation: it avoids a journey, and it is a task. */
export async function creditConsultation(deps: CreditDeps, owner: PointsOwner): Promise<void> {
  const today = shanghaiDay(deps.clock.now())
  await credit(deps, owner, 'consultation', carbonActionEvent('consultation', today))
  await taskDone(deps.db, deps.clock, owner, 'consultationEnded', today)
}
