import type { Db } from '#platform/db/handle.ts'

/** What the trail says of whoever did something last. */
export const lastAuditEventIn = (db: Db) =>
  db
    .selectFrom('staff_deed')
    .select(['deed', 'detail'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
