import type { Logger } from 'pino'
import type { JobContext } from '#platform/call/context.ts'
import type { Jobs } from '#platform/jobs/jobs.port.ts'
import type { AnyJob } from '#platform/jobs/job.ts'
import { startJobs, type RunningJobs } from '#platform/jobs/start-jobs.ts'
import type { Metrics } from '#platform/observe/metrics.ts'

export interface Queue extends Jobs {
  /** Starts to work on queued jobs. Before that the queue only accepts jobs. */
  work(): Promise<void>
  stop(options: { finishWithinMs: number }): Promise<void>
}

interface QueueParts {
  readonly url: string
  readonly jobs: readonly AnyJob[]
  readonly context: () => JobContext
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'countJob'>
}

/** Connects at the first use: a process that neither sends nor runs jobs need not wait for it. */
export function createQueue({ url, jobs, context, log, metrics }: QueueParts): Queue {
  let opened: Promise<RunningJobs> | null = null
  const counted = jobs.map((job) => counting(job, metrics))
  const open = ({ work }: { readonly work: boolean }) => startJobs({ url, jobs: counted, context, log, work })

  return {
    async send(db, job, data, how) {
      opened ??= open({ work: false }).catch(forget)
      await (await opened).send(db, job, data, how)
    },
    async ahead(db, job, of) {
      opened ??= open({ work: false }).catch(forget)
      return (await opened).ahead(db, job, of)
    },
    async work() {
      const sender = await opened
      opened = open({ work: true }).catch(forget)
      await opened
      await sender?.stop({ finishWithinMs: 0 })
    },
    async stop(options) {
      const running = await opened?.catch(() => null)
      await running?.stop(options)
    },
  }

  /** The next use tries again, because the database may have been unavailable only briefly. */
  function forget(error: unknown): never {
    opened = null
    throw error
  }
}

const counting = (job: AnyJob, metrics: Pick<Metrics, 'countJob'>): AnyJob => ({
  ...job,
  async run(data, ctx) {
    try {
      await job.run(data, ctx)
      metrics.countJob(job.name, 'done')
    } catch (error) {
      metrics.countJob(job.name, 'failed')
      throw error
    }
  },
})
