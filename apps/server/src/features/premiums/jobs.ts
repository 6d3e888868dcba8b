import { shanghaiDay, startOfDay } from '@yf/domain/dates'
import { premiumLineYears } from '@yf/domain/premium-statement'
import type { JobContext } from '#platform/call/context.ts'
import type { AnyJob, Job } from '#platform/jobs/job.ts'
import { computeJob } from './compute.ts'
import { removeLines } from './store.ts'

const standsStillMs = 120_000
const atATime = 100

/** Sends the job of a computation again that has not moved: its tries may have been used up while the database was away. */
export const resumeJob: Job<object> = {
  name: 'premiums.resume',
  retries: 0,
  cron: '* * * * *',
  async run(_, { db, clock, jobs }) {
    const rows = await db
      .selectFrom('premium_statement')
      .select(['company_id', 'id'])
      .where('state', '=', 'computing')
      .where('moved_at', '<', new Date(clock.now().getTime() - standsStillMs))
      .limit(atATime)
      .execute()
    for (const { company_id: companyId, id: statementId } of rows)
      await jobs.send(db, computeJob, { companyId, statementId })
  },
}

/** The sums of a statement remain. */
export const forgetLinesJob: Job<object> = {
  name: 'premiums.forget-lines',
  retries: 2,
  cron: '20 4 * * *',
  run: forgetLines,
}

async function forgetLines(_: object, ctx: JobContext): Promise<void> {
  const today = shanghaiDay(ctx.clock.now())
  const year = Number(today.slice(0, 4)) - premiumLineYears
  const before = startOfDay(`${year}-01-01`)
  const old = await ctx.db
    .selectFrom('premium_statement')
    .select(['company_id', 'id'])
    .where('state', '=', 'issued')
    .where('decided_at', '<', before)
    .where((row) =>
      row.exists(
        row
          .selectFrom('premium_line')
          .select('premium_line.person_id')
          .whereRef('premium_line.company_id', '=', 'premium_statement.company_id')
          .whereRef('premium_line.statement_id', '=', 'premium_statement.id'),
      ),
    )
    .limit(atATime)
    .execute()
  for (const key of old) await ctx.transaction(({ db }) => removeLines(db, key))
}

export const premiumJobs: readonly AnyJob[] = [computeJob, resumeJob, forgetLinesJob]
