import type { Logger } from 'pino'
import type { Db } from '#platform/db/handle.ts'
import type { Services } from './context.ts'

/** What work inside a transaction has at hand, whether a call, a job or a partner's event began it. */
export interface Work extends Services {
  readonly db: Db
  readonly log: Logger
}

/** The same outside of one, for work that asks a partner between short transactions. */
export interface WorkInSteps extends Work {
  transaction<T>(work: (ctx: Work) => Promise<T>): Promise<T>
}
