import type { Db } from '#platform/db/handle.ts'

/** The part of a job that senders need; how it runs is in `job.ts`. */
export interface Sendable<Data extends object> {
  readonly name: string
  run(data: Data, ctx: never): Promise<void>
  readonly retries: number
}

export interface SendOptions {
  readonly startAfterSeconds?: number
  /** The same key is the same job. */
  readonly key?: string
  /** Higher priorities come first, whenever they were sent; usually 0. */
  readonly priority?: number
}

/** A job sent in a transaction exists only if that transaction commits. */
export interface Jobs {
  send<Data extends object>(db: Db, job: Sendable<Data>, data: Data, options?: SendOptions): Promise<void>
  /** How many jobs of this kind run or come before the first waiting job with these data; 0 when none waits. */
  ahead<Data extends object>(db: Db, job: Sendable<Data>, of: Partial<Data>): Promise<number>
}

/** Messages that must reach a partner after the transaction commits: stored, retried, and delivered under one key. */
export interface Outbox {
  /** False when the same message was added before: it is sent once. */
  add(db: Db, message: { partner: string; kind: string; key: string; payload: object }): Promise<boolean>
}
