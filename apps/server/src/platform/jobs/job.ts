import type { JobContext } from '#platform/call/context.ts'

/** A kind of background work, declared once in the feature that owns it. */
export interface Job<Data extends object> {
  readonly name: string
  readonly run: (data: Data, ctx: JobContext) => Promise<void>
  /** Times tried again, with doubling back-off, before the dead letters. */
  readonly retries: number
  /** cron in Asia/Shanghai, for work that recurs */
  readonly cron?: string
}

/** A job of any data: the list of a process holds them side by side. */
export type AnyJob = Job<never>
