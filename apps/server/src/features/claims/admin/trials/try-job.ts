import { addDays, shanghaiDay, startOfDay } from '@yf/domain/dates'
import { trialRunKeptDays } from '@yf/domain/trial-run'
import type { TrialTotals } from '@yf/domain/try-terms'
import { policiesUnder } from '#features/equity/public.ts'
import { contractsOfPlan } from '#features/plans/public.ts'
import type { JobContext } from '#platform/call/context.ts'
import { jsonValue } from '#platform/db/json-value.ts'
import type { AnyJob, Job } from '#platform/jobs/job.ts'
import { policiesWithDecisions } from '#features/claims/assessment/decided-policy.ts'
import {
  addCases,
  addSums,
  changeRun,
  forgetRun,
  lockRun,
  type TrialRunRecord,
  type TrialSumRecord,
} from './store.ts'
import { tryPolicy, type TriedPolicy } from './try-policy.ts'

export interface TrialRunJob {
  readonly id: string
}

/** Policies in one transaction: a decision that waits for a connection waits for no longer than these. */
const perTransaction = 20

async function tryAll({ id }: TrialRunJob, ctx: JobContext): Promise<void> {
  while (await ctx.transaction((inner) => trySome(inner, id)));
}

/**
 * The next policies of the company, with the cursor in the same transaction: a killed process continues behind them.
 * Says whether there may be more.
 */
async function trySome(ctx: JobContext, id: string): Promise<boolean> {
  const { db, clock } = ctx
  const run = await lockRun(db, id)
  if (run?.state !== 'running') return false
  const companyId = run.company_ids[run.company_at]
  if (companyId === undefined) {
    await changeRun(db, id, { state: 'done', moved_at: clock.now(), ended_at: clock.now() })
    return false
  }
  const days = { firstDay: run.first_day, lastDay: run.last_day, until: run.created_at }
  const found = await policiesWithDecisions(db, { companyId, ...days }, run.after_policy, perTransaction)
  const totals = await tryPolicies(
    ctx,
    run,
    companyId,
    found.map(({ policyId }) => policyId),
  )
  const isLast = found.length < perTransaction
  await changeRun(db, id, {
    ...(isLast
      ? { company_at: run.company_at + 1, after_policy: null }
      : { after_policy: found.at(-1)!.policyId }),
    finished_cases: run.finished_cases + found.reduce((sum, { cases }) => sum + cases, 0),
    totals: jsonValue(totals) as never,
    moved_at: clock.now(),
  })
  return true
}

/** Those of the plan, one after the other: only one policy's documents are in memory. */
async function tryPolicies(
  ctx: JobContext,
  run: TrialRunRecord,
  companyId: string,
  policyIds: readonly string[],
): Promise<TrialTotals> {
  const contracts = await contractsOfPlan(ctx.db, companyId, run.policies_of)
  const under = await policiesUnder(ctx.db, companyId, contracts, policyIds)
  let { totals } = run
  const tried: TriedPolicy[] = []
  for (const policyId of policyIds.filter((one) => under.has(one))) {
    const one = await tryPolicy(ctx, run, { companyId, policyId }, totals)
    totals = one.totals
    tried.push(one)
  }
  await addCases(
    ctx.db,
    run.id,
    tried.flatMap(({ cases }) => cases),
  )
  await addSums(ctx.db, run.id, joined(tried.flatMap(({ sums }) => sums)))
  return totals
}

type NewSum = Omit<TrialSumRecord, 'run_id'>

/** One row for each month and liability, in one order: a statement cannot add to a row twice. */
function joined(sums: readonly NewSum[]): NewSum[] {
  const groups = Map.groupBy(sums, ({ month, liability }) => `${month} ${liability}`)
  const added = (rows: readonly NewSum[], column: 'current_fen' | 'draft_fen') =>
    rows.reduce((total, row) => total + row[column], 0)
  return [...groups.values()].map((rows) => ({
    month: rows[0]!.month,
    liability: rows[0]!.liability,
    current_fen: added(rows, 'current_fen'),
    draft_fen: added(rows, 'draft_fen'),
  }))
}

export const trialRunJob: Job<TrialRunJob> = { name: 'claims.trial-run', run: tryAll, retries: 5 }

const standsStillMs = 120_000

/** Sends a job again whose run has not moved: its tries may have been used up while the database was away. */
async function resume(_data: object, { db, clock, jobs }: JobContext): Promise<void> {
  const before = new Date(clock.now().getTime() - standsStillMs)
  const rows = await db
    .selectFrom('trial_run')
    .select('id')
    .where('state', '=', 'running')
    .where('moved_at', '<', before)
    .limit(100)
    .execute()
  for (const { id } of rows) await jobs.send(db, trialRunJob, { id })
}

const forgottenAtATime = 5_000

/** Old runs with their results, and at once those that were cancelled. */
async function forgetOld(_data: object, ctx: JobContext): Promise<void> {
  const before = startOfDay(addDays(shanghaiDay(ctx.clock.now()), -trialRunKeptDays))
  const old = await ctx.db
    .selectFrom('trial_run')
    .select('id')
    .where('state', '<>', 'running')
    .where(({ eb, or }) => or([eb('created_at', '<', before), eb('state', '=', 'cancelled')]))
    .limit(100)
    .execute()
  for (const { id } of old) while (!(await ctx.transaction(({ db }) => forgetRun(db, id, forgottenAtATime))));
}

export const forgetTrialRuns: Job<object> = {
  name: 'claims.forget-trial-runs',
  run: forgetOld,
  retries: 2,
  cron: '10 4 * * *',
}

export const trialRunJobs: readonly AnyJob[] = [
  trialRunJob,
  { name: 'claims.resume-trial-runs', run: resume, retries: 0, cron: '* * * * *' } satisfies Job<object>,
  forgetTrialRuns,
]
