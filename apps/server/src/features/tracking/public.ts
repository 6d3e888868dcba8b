import type { Db } from '#platform/db/handle.ts'

/** What apps reported of themselves, for a room of the console that narrows and pages it. */
export const clientErrorQuery = (db: Db) => db.selectFrom('client_error').selectAll()
