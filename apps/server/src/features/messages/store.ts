import { sql } from 'kysely'
import type { Db } from '../../platform/db/handle.ts'

export const unreadByTab = (
  db: Db,
  accountId: string,
  now: Date,
): Promise<{ tab: number; unread: number }[]> =>
  db
    .selectFrom('notice')
    .select(['tab', sql<number>`count(*)`.as('unread')])
    .where('account_id', '=', accountId)
    .where('read_status', '=', sql.lit(1))
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .groupBy('tab')
    .execute()
