import type { Db } from '#platform/db/handle.ts'

/** For features that query who did what to a case; the caller filters it. */
export const auditEventQuery = (db: Db) => db.selectFrom('audit_event')
