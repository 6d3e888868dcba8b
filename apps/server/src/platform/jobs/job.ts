import type { JobContext } from '#platform/call/context.ts'

/** A kind of background work, declared once in the feature that owns it. */
export interface Job<Data extends object> {
  readonly name: string
  run(data: Data, ctx: JobContext): Promise<void>
  /** Number of retries, with doubling back-off, before the dead letters. */
  readonly retries: number
  /** cron in Asia/Shanghai, for recurring work */
  readonly cron?: string
}

/** A job with any data type: the list of a process holds them together, and a job gets only what was sent to it. */
export type AnyJob = Job<object>
