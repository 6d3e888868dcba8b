import type { Db } from '#platform/db/handle.ts'

/** Client errors, for a console page that filters and pages them. */
export const clientErrorQuery = (db: Db) => db.selectFrom('client_error').selectAll()
