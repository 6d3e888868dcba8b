import type { Db } from '../db/handle.ts'
import type { JobContext } from '../call/context.ts'

/** A kind of background work, declared once in the feature that owns it. */
export interface Job<Data extends object> {
  readonly name: string
  readonly run: (data: Data, ctx: JobContext) => Promise<void>
  /** Times tried again, with doubling back-off, before the dead letters. */
  readonly retries: number
  /** cron in Asia/Shanghai, for work that recurs */
  readonly cron?: string
}

/** Work asked for in a transaction exists only if that transaction commits. */
export interface Jobs {
  send<Data extends object>(
    db: Db,
    job: Job<Data>,
    data: Data,
    options?: { startAfterSeconds?: number; key?: string },
  ): Promise<void>
}

/** What must reach a partner once the transaction commits: kept, retried, and delivered under one key. */
export interface Outbox {
  add(db: Db, message: { partner: string; kind: string; key: string; payload: object }): Promise<void>
}
