import { addDays, shanghaiDay } from '@yf/domain/dates'
import {
  contractsSince,
  keepEvaluation,
  versionsToEvaluate,
  type DueVersion,
} from '#features/plans/public.ts'
import type { JobContext } from '#platform/call/context.ts'
import type { AnyJob, Job } from '#platform/jobs/job.ts'
import { attachDependant } from './attach-dependants.ts'
import { enrolUnder, latestReportDays } from './enrol-person.ts'
import { recountEnrolments } from './recount-enrolments.ts'

/** People in one transaction, which holds no lock for long. */
const batchSize = 200
const contractsAtATime = 100

interface EvaluationProgress extends DueVersion {
  /** The last person who was evaluated; null: none yet. */
  readonly after: string | null
  readonly people: number
}

/**
 * Evaluates all people of a company when a contract or an endorsement begins. A batch and its cursor are one transaction: a
 * killed process continues after the last batch, and evaluating somebody again changes nothing.
 */
export const evaluatePeopleJob: Job<EvaluationProgress> = {
  name: 'enrolment.evaluate',
  retries: 10,
  async run(progress, ctx) {
    await ctx.transaction(async (inner) => {
      const next = await evaluateBatch(inner, progress)
      if (next) await inner.jobs.send(inner.db, evaluatePeopleJob, next, { key: keyOf(next) })
    })
  },
}

const keyOf = ({ contractId, no, after }: EvaluationProgress) => `${contractId}/${no}/${after ?? ''}`

async function evaluateBatch(
  ctx: JobContext,
  progress: EvaluationProgress,
): Promise<EvaluationProgress | null> {
  const { companyId, contractId, no, startDay, after } = progress
  const today = shanghaiDay(ctx.clock.now())
  const people = await ctx.extensionPoints.enrolmentPeople.page(ctx, companyId, after, batchSize)
  const all = await contractsSince(ctx.db, companyId, {
    since: addDays(today, -latestReportDays),
    today,
  })
  const contracts = all.filter(({ id }) => id === contractId)
  // The first version knows nobody yet; an endorsement applies to everybody from its day.
  const changedOn = no === 1 ? null : startDay
  for (const person of people) {
    const written = await enrolUnder(ctx, contracts, { person, today, changedOn })
    if (written > 0 && person.relation !== null) await attachDependant(ctx, companyId, person.personId)
  }
  const counted = progress.people + people.length
  const isLast = people.length < batchSize
  await keepEvaluation(ctx.db, progress, counted, isLast ? ctx.clock.now() : null)
  return isLast ? null : { ...progress, after: people.at(-1)!.personId, people: counted }
}

/** Starts the evaluation of versions that were approved, or whose first day has come. */
export const startEvaluationsJob: Job<object> = {
  name: 'enrolment.start',
  retries: 1,
  cron: '* * * * *',
  async run(_, { db, clock, jobs }) {
    const today = shanghaiDay(clock.now())
    for (const version of await versionsToEvaluate(db, today, contractsAtATime)) {
      const first = { ...version, after: null, people: 0 }
      // One that failed for good begins again the next day.
      await jobs.send(db, evaluatePeopleJob, first, { key: `${keyOf(first)}/${today}` })
    }
  },
}

/** Compares the rows that are read with the events that they are folded from. */
export const recountEnrolmentsJob: Job<object> = {
  name: 'enrolment.recount',
  retries: 1,
  cron: '40 3 * * *',
  async run(_, ctx) {
    await recountEnrolments(ctx)
  },
}

export const enrolmentJobs: readonly AnyJob[] = [evaluatePeopleJob, startEvaluationsJob, recountEnrolmentsJob]
