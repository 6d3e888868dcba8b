import type { NoticeTab, ReadState } from '@yf/domain/notice-target'
import { sql, type Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { NoticeTable } from './tables.ts'

export const unreadByTab = (
  db: Db,
  accountId: string,
  now: Date,
): Promise<{ tab: NoticeTab; unread: number }[]> =>
  db
    .selectFrom('notice')
    .select(['tab', sql<number>`count(*)`.as('unread')])
    .where('account_id', '=', accountId)
    .where('read_status', '=', sql.lit(1))
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .groupBy('tab')
    .execute()

export interface NoticeFilter {
  accountId: string
  tab: NoticeTab
  readStatus: ReadState | undefined
  /** The list as of that time: notices that arrived or were read since change neither its rows nor their order. */
  asOf: Date
}

const matchingNotices = (db: Db, { accountId, tab, readStatus, asOf }: NoticeFilter) =>
  db
    .selectFrom('notice')
    .where('account_id', '=', accountId)
    .where('tab', '=', tab)
    .where('created_at', '<=', asOf)
    .$if(readStatus === 1, (query) =>
      query.where(({ or, eb }) => or([eb('read_at', 'is', null), eb('read_at', '>', asOf)])),
    )
    .$if(readStatus === 2, (query) => query.where('read_at', '<=', asOf))

export async function noticePage(
  db: Db,
  filter: NoticeFilter,
  page: { pageNo: number; pageSize: number },
): Promise<{ rows: Selectable<NoticeTable>[]; total: number }> {
  const rows = await matchingNotices(db, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset((page.pageNo - 1) * page.pageSize)
    .execute()
  const counted = await matchingNotices(db, filter)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirst()
  return { rows, total: counted?.total ?? 0 }
}

/** Marks as read once: of two concurrent reads one finds nothing left to do. */
export const readOnce = (db: Db, accountId: string, id: string, now: Date) =>
  db
    .updateTable('notice')
    .set({ read_status: 2, read_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('read_status', '=', 1)
    .executeTakeFirst()

/** Everything unread at that time, expired or not; later notices stay unread. */
export const markAllRead = (db: Db, accountId: string, now: Date) =>
  db
    .updateTable('notice')
    .set({ read_status: 2, read_at: now })
    .where('account_id', '=', accountId)
    .where('read_status', '=', 1)
    .where('created_at', '<=', now)
    .execute()

export const hasNotice = async (db: Db, accountId: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('notice')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

export const addNotice = (db: Db, notice: NoticeTable) => db.insertInto('notice').values(notice).execute()
