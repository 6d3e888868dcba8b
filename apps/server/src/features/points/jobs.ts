import { addDays, shanghaiDay, shanghaiYear } from '@yf/domain/dates'
import type { JobContext } from '#platform/call/context.ts'
import type { Job } from '#platform/jobs/job.ts'
import { earnedAndSpent, holdersOfOld } from '#platform/ledger/entries.ts'
import { post } from '#platform/ledger/ledger.ts'
import { books, expiredBefore, leftOf } from './rules.ts'
import { forgetStepsBefore } from './steps-store.ts'

const page = 500

/** Takes off what ran out at the turn of the year. Every night of January, so that a night without us costs nothing. */
export async function expirePoints(_data: object, ctx: JobContext): Promise<void> {
  const before = expiredBefore(ctx.clock.now())
  for (;;) {
    const holders = await holdersOfOld(ctx.db, books.points, before, page)
    for (const holder of holders) await expireOf(holder.company_id, holder.owner_id, before, ctx)
    if (holders.length < page) return
  }
}

const expireOf = (companyId: string, ownerId: string, before: Date, ctx: JobContext) =>
  ctx.transaction(async (ctx) => {
    const account = { companyId, book: books.points, ownerId }
    const { earned, spent } = await earnedAndSpent(ctx.db, account, before)
    const amount = -leftOf(earned, spent)
    if (amount === 0) return
    const year = shanghaiYear(before) - 1
    const entry = { amount, reason: `${year}年积分到期`, eventKey: `expire:${year}` }
    const { outcome } = await post(ctx.db, ctx.clock, account, entry)
    if (outcome !== 'posted') throw new Error(`points of ${year} could not be taken off: ${outcome}`)
  })

const stepsAreKept = 31

/** How much somebody walked is nobody's business once it was counted. */
export async function forgetSteps(_data: object, ctx: JobContext): Promise<void> {
  await forgetStepsBefore(ctx.db, addDays(shanghaiDay(ctx.clock.now()), -stepsAreKept))
}

export const pointsJobs: readonly Job<object>[] = [
  { name: 'points.expire', run: expirePoints, retries: 5, cron: '10 0 * 1 *' },
  { name: 'points.forget-steps', run: forgetSteps, retries: 3, cron: '40 3 * * *' },
]
