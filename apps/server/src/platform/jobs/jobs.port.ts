import type { Db } from '#platform/db/handle.ts'

/** What is told of a job to whoever sends one; how it runs is `job.ts`. */
export interface Sendable<Data extends object> {
  readonly name: string
  readonly run: (data: Data, ctx: never) => Promise<void>
  readonly retries: number
}

export interface SendOptions {
  readonly startAfterSeconds?: number
  /** The same key is the same job. */
  readonly key?: string
  /** What is higher comes first, whenever it was sent; usually 0. */
  readonly priority?: number
}

/** Work asked for in a transaction exists only if that transaction commits. */
export interface Jobs {
  send<Data extends object>(db: Db, job: Sendable<Data>, data: Data, options?: SendOptions): Promise<void>
  /** How many jobs of this kind run or come before the first of those that wait with these data; 0 where none waits. */
  ahead<Data extends object>(db: Db, job: Sendable<Data>, of: Partial<Data>): Promise<number>
}

/** What must reach a partner once the transaction commits: kept, retried, and delivered under one key. */
export interface Outbox {
  /** False where the same message was told before: it goes out once. */
  add(db: Db, message: { partner: string; kind: string; key: string; payload: object }): Promise<boolean>
}
