import type { Db } from '#platform/db/handle.ts'

/** The last audit event of a staff member. */
export const lastAuditEventIn = (db: Db) =>
  db
    .selectFrom('audit_event')
    .select(['action', 'detail'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
