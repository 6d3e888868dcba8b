import type { Logger } from 'pino'
import type { JobContext, Services } from '#platform/call/context.ts'
import type { Database } from '#platform/db/database.ts'
import type { Db } from '#platform/db/handle.ts'

/** The context that a job receives. A nested transaction joins the outer one. */
export function jobContext(
  services: Services,
  database: Pick<Database, 'db' | 'transaction'>,
  log: Logger,
): JobContext {
  const within = (tx: Db): JobContext => {
    const inner: JobContext = { ...services, log, db: tx, transaction: (work) => work(inner) }
    return inner
  }
  const transaction: JobContext['transaction'] = (work) => database.transaction((tx) => work(within(tx)))
  return { ...services, log, db: database.db, transaction }
}
