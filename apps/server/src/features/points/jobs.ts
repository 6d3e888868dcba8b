import { addDays, shanghaiDay, shanghaiYear } from '@yf/domain/dates'
import type { JobContext } from '#platform/call/context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { earnedAndSpent, holdersOfOld, type LedgerHolder } from '#platform/ledger/entries.ts'
import { lockBalance, post } from '#platform/ledger/ledger.ts'
import { books, expiredBefore, expiryEvent, leftOf } from './rules.ts'
import { forgetStepsBefore } from './steps-store.ts'

const page = 500

/**
 * Expires points at the turn of the year, and returned points later: a refund extends nothing. Runs every night, so
 * that a missed night does no harm; a person whose points cannot be settled blocks nobody else.
 */
export async function expirePoints(_data: object, ctx: JobContext): Promise<void> {
  const before = expiredBefore(ctx.clock.now())
  let last: LedgerHolder | null = null
  for (;;) {
    const holders: LedgerHolder[] = await holdersOfOld(ctx.db, books.points, before, {
      after: last,
      count: page,
    })
    for (const holder of holders) {
      await expireOf(holder, before, ctx).catch((error: unknown) =>
        ctx.log.error({ err: error, holder }, 'points that ran out could not be taken off'),
      )
    }
    if (holders.length < page) return
    last = holders.at(-1)!
  }
}

const expireOf = ({ companyId, ownerId }: LedgerHolder, before: Date, ctx: JobContext) =>
  ctx.transaction(async (ctx) => {
    const account = { companyId, book: books.points, ownerId }
    // A concurrent order holds the balance: its spending is visible only after this lock.
    await lockBalance(ctx.db, account)
    const { earned, spent } = await earnedAndSpent(ctx.db, account, before)
    const amount = -leftOf(earned, spent)
    if (amount === 0) return
    const now = ctx.clock.now()
    const year = shanghaiYear(before) - 1
    const entry = { amount, reason: `${year}年积分到期`, eventKey: expiryEvent(year, shanghaiDay(now)) }
    // If the entry exists: points returned since this night's round expire in the next.
    const { outcome } = await post(ctx.db, { now: () => now }, account, entry)
    if (outcome === 'insufficient') throw new Error('more ran out than is held')
  })

const stepsRetentionDays = 31

/** Step counts are personal and not needed after they were counted. */
export async function forgetSteps(_data: object, ctx: JobContext): Promise<void> {
  await forgetStepsBefore(ctx.db, addDays(shanghaiDay(ctx.clock.now()), -stepsRetentionDays))
}

export const pointsJobs: readonly Job<object>[] = [
  { name: 'points.expire', run: expirePoints, retries: 5, cron: '10 0 * * *' },
  { name: 'points.forget-steps', run: forgetSteps, retries: 3, cron: '40 3 * * *' },
]
