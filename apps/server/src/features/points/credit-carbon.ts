import { carbonActions, type CarbonActionName } from '@yf/domain/carbon'
import { shanghaiDay } from '@yf/domain/dates'
import type { Steps } from '#platform/call/handler.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'
import { earnedByEvents } from '#platform/ledger/entries.ts'
import { post } from '#platform/ledger/ledger.ts'
import { rulesOn } from './company-rules.ts'
import { keepWithoutCarbon, wasWithoutCarbon } from './deeds-without-carbon.ts'
import type { Whose } from './own-points.ts'
import { books, claimBackEvent, claimEvent, deedEvent } from './rules.ts'
import { taskDone } from './task-done.ts'

interface Work {
  readonly db: Db
  readonly clock: Clock
}

const carbonAccount = ({ companyId, accountId }: Whose) => ({
  companyId,
  book: books.carbon,
  ownerId: accountId,
})

const rulesNow = ({ db, clock }: Work, companyId: string) => rulesOn(db, companyId, shanghaiDay(clock.now()))

/** By the rules of the day of the action; false if it credits nothing at this company. */
async function credit(work: Work, whose: Whose, deed: CarbonActionName, eventKey: string): Promise<boolean> {
  const { isOn, points } = (await rulesNow(work, whose.companyId)).carbon[deed]
  if (!isOn) return false
  const { reason } = carbonActions[deed]
  await post(work.db, work.clock, carbonAccount(whose), { amount: points, reason, eventKey })
  return true
}

interface PaperlessClaim extends Whose {
  readonly caseId: string
}

/** Runs in the transaction that submits the case; once per case, however often it is called. */
export const creditPaperlessClaim = (work: Work, claim: PaperlessClaim): Promise<boolean> =>
  credit(work, claim, 'claim', claimEvent(claim.caseId))

/**
 * Runs in the transaction that cancels or withdraws the case: submitting again must not credit twice. Points that
 * were spent meanwhile are not reclaimed.
 */
export async function takeBackPaperlessClaim({ db, clock }: Work, claim: PaperlessClaim): Promise<void> {
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

interface Deed extends Whose {
  readonly deed: 'policy' | 'consultation'
  /** The object of the action, or its day: the same one is credited once. */
  readonly of: string
}

/**
 * For calls that otherwise only read: checks first, so that later calls neither write nor wait. The first call counts
 * as the action, even if it credited nothing.
 */
export async function creditDeed(ctx: Work & Steps, { deed, of, ...whose }: Deed): Promise<void> {
  const eventKey = deedEvent(deed, of)
  if (await wasDone(ctx.db, whose, eventKey)) return
  await ctx.transaction(async ({ db }) => {
    const isCredited = await credit({ db, clock: ctx.clock }, whose, deed, eventKey)
    if (!isCredited) await keepWithoutCarbon(db, whose, eventKey, ctx.clock.now())
    if (deed === 'policy') await taskDone(db, ctx.clock, whose, 'policyRead', of)
  })
}

async function wasDone(db: Db, whose: Whose, eventKey: string): Promise<boolean> {
  const [earned, isWithout] = await Promise.all([
    earnedByEvents(db, carbonAccount(whose), eventKey),
    wasWithoutCarbon(db, whose, eventKey),
  ])
  return earned > 0 || isWithout
}

/** Runs in the transaction that ends the consultation: it avoids a journey, and it is a task. */
export async function creditConsultation(work: Work, whose: Whose): Promise<void> {
  const today = shanghaiDay(work.clock.now())
  await credit(work, whose, 'consultation', deedEvent('consultation', today))
  await taskDone(work.db, work.clock, whose, 'consultationEnded', today)
}
