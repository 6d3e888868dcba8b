import type { Db } from '#platform/db/handle.ts'

/** Notices of a member by title, without those that lead to counselling. To order and page. */
export const memberNoticeQuery = (db: Db, accountId: string) =>
  db
    .selectFrom('notice')
    .select(['id', 'title', 'tab', 'read_status', 'created_at'])
    .where('account_id', '=', accountId)
    .where((row) => row.or([row('jump_url', 'is', null), row('jump_url', 'not like', '/eap%')]))
