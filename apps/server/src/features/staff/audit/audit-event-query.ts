import type { Db } from '#platform/db/handle.ts'

/** For whoever asks the log who did what to a case; narrowed by the one who asks. */
export const auditEventQuery = (db: Db) => db.selectFrom('staff_deed')
