import type { Db } from '#platform/db/handle.ts'

/** The last audit event of a staff member. */
export const lastAuditEventIn = (db: Db) =>
  db
    .selectFrom('staff_deed')
    .select(['deed', 'detail'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
