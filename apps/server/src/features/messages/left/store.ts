import { sql, type Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { ServiceMessageTable } from '../tables.ts'

export type ServiceMessageRow = Selectable<ServiceMessageTable>

export const addLeft = (db: Db, row: ServiceMessageTable) =>
  db.insertInto('service_message').values(row).execute()

export const openOf = (db: Db, accountId: string): Promise<ServiceMessageRow[]> =>
  db
    .selectFrom('service_message')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('answered_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Unanswered ones, or answered ones. */
export const leftQuery = (db: Db, isAnswered: boolean) =>
  db.selectFrom('service_message').where('answered_at', isAnswered ? 'is not' : 'is', null)

/** For staff, across members: open ones by the longest wait, answered ones by the latest. */
export async function leftPage(
  db: Db,
  isAnswered: boolean,
  page: { pageNo: number; pageSize: number },
): Promise<{ rows: ServiceMessageRow[]; total: number }> {
  const query = leftQuery(db, isAnswered)
  const rows = await query
    .selectAll()
    .orderBy(isAnswered ? 'answered_at' : 'created_at', isAnswered ? 'desc' : 'asc')
    .orderBy('id')
    .limit(page.pageSize)
    .offset((page.pageNo - 1) * page.pageSize)
    .execute()
  const counted = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirst()
  return { rows, total: counted?.total ?? 0 }
}

export const leftById = (db: Db, id: string): Promise<ServiceMessageRow | undefined> =>
  db.selectFrom('service_message').selectAll().where('id', '=', id).executeTakeFirst()

/** Of two staff members one answers: the other finds no open message. */
export const answerOnce = (
  db: Db,
  { account_id, id }: Pick<ServiceMessageRow, 'account_id' | 'id'>,
  answer: Pick<ServiceMessageTable, 'answer' | 'answered_by' | 'answered_at'>,
): Promise<ServiceMessageRow | undefined> =>
  db
    .updateTable('service_message')
    .set(answer)
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
