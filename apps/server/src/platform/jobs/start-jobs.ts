import { fromKysely, PgBoss, type Job as BossJob } from 'pg-boss'
import type { Logger } from 'pino'
import type { JobContext } from '#platform/call/context.ts'
import { namedId } from '#platform/ids.ts'
import type { AnyJob } from './job.ts'
import { declareQueues, graveyard } from './declare-queues.ts'
import { jobsAhead } from './jobs-ahead.ts'
import type { Jobs, Sendable, SendOptions } from './jobs.port.ts'
import { wakeDue } from './wake-due.ts'

export interface RunningJobs extends Jobs {
  /** Jobs that used up their tries, for operators to inspect. */
  deadLetters(): Promise<DeadLetter[]>
  /** Accepts no new work and waits for running jobs; unfinished ones are retried elsewhere. */
  stop(options: { finishWithinMs: number }): Promise<void>
}

export interface DeadLetter {
  readonly id: string
  readonly job: string
  readonly data: object
  readonly error: string
}

export interface JobsOptions {
  readonly url: string
  readonly jobs: readonly AnyJob[]
  /** Created from the queue itself, since a job's context can send jobs. */
  readonly context: (jobs: Jobs) => JobContext
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** A process that only sends has no workers. */
  readonly work?: boolean
  /** The delay before the first retry; it doubles from there. */
  readonly retryAfterSeconds?: number
}

/** Claimed and run concurrently; while at least as many wait, the next are fetched without a pause. */
const jobsPerBatch = 5

/** The longest delay of work without a wake-up: retries, or delayed jobs. */
const lookEveryMs = 1000

export async function startJobs(options: JobsOptions): Promise<RunningJobs> {
  const boss = new PgBoss({
    connectionString: options.url,
    application_name: 'yf-jobs',
    max: 4,
    // With the heartbeat below: jobs of a killed process are taken over within a minute.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    // The database's operators monitor bloat and vacuum.
    reindex: false,
    monitorVacuum: false,
    // New jobs wake a worker, so that it need not poll constantly.
    useListenNotify: options.work !== false,
  })
  boss.on('error', (error) => options.log.error({ err: error }, 'job queue'))
  boss.on('warning', (warning) => options.log.warn(warning, 'job queue'))
  await boss.start()
  try {
    await declareQueues(boss, options.jobs, options.retryAfterSeconds)
    const jobs: Jobs = { send: (db, job, data, how) => send(boss, db, job, data, how), ahead: jobsAhead }
    const stopLooking =
      options.work === false ? () => {} : await startWorkers(boss, options, options.context(jobs))
    return {
      ...jobs,
      deadLetters: () => deadLetters(boss),
      stop: ({ finishWithinMs }) => {
        stopLooking()
        return boss.stop({ graceful: true, timeout: finishWithinMs })
      },
    }
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }
}

/** `key` determines the job's id: the same key is the same job, which cannot be inserted twice. */
async function send<Data extends object>(
  boss: PgBoss,
  db: Parameters<Jobs['send']>[0],
  job: Sendable<Data>,
  data: Data,
  how: SendOptions = {},
): Promise<void> {
  await boss.send(job.name, data, {
    db: fromKysely(db),
    ...(how.key === undefined ? {} : { id: namedId(`${job.name}/${how.key}`) }),
    ...(how.priority === undefined ? {} : { priority: how.priority }),
    ...(how.startAfterSeconds === undefined ? {} : { startAfter: how.startAfterSeconds }),
  })
}

const how = {
  // Wake-ups start them; polling covers missed wake-ups.
  pollingIntervalSeconds: 60,
  notifyPollingIntervalSeconds: 60,
  batchSize: jobsPerBatch,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

/** Returns a function that stops looking for due jobs. */
async function startWorkers(
  boss: PgBoss,
  { jobs, log }: JobsOptions,
  context: JobContext,
): Promise<() => void> {
  const workers = new Map<string, string>()
  for (const job of jobs) {
    const id = await boss.work<object>(job.name, how, (batch) =>
      Promise.all(batch.map((one) => runOne(job, one, context, log))),
    )
    workers.set(job.name, id)
  }
  return wakeDue(boss, workers, lookEveryMs, (error) => log.error({ err: error }, 'job queue'))
}

async function runOne(
  job: AnyJob,
  { id, data }: BossJob<object>,
  context: JobContext,
  log: JobsOptions['log'],
) {
  try {
    await job.run(data, context)
    return { id, status: 'completed' } as const
  } catch (error) {
    log.warn(
      { err: error, job: job.name, jobId: id },
      'a job failed and is tried again or laid to the dead letters',
    )
    return {
      id,
      status: 'failed',
      output: { error: error instanceof Error ? error.message : String(error) },
    } as const
  }
}

async function deadLetters(boss: PgBoss): Promise<DeadLetter[]> {
  const found = await boss.findJobs<object>(graveyard)
  return found.map((letter) => ({
    id: letter.id,
    job: letter.sourceName ?? '',
    data: letter.data,
    error: (letter.sourceOutput as { error?: string } | null)?.error ?? '',
  }))
}
