import type { Logger } from 'pino'
import type { Db } from '#platform/db/handle.ts'
import type { Services } from './context.ts'

/** The context of work inside a transaction, whether a call, a job or a partner's event started it. */
export interface WorkContext extends Services {
  readonly db: Db
  readonly log: Logger
}

/** The same outside a transaction, for work that calls a partner between short transactions. */
export interface StepwiseContext extends WorkContext {
  transaction<T>(work: (ctx: WorkContext) => Promise<T>): Promise<T>
}
