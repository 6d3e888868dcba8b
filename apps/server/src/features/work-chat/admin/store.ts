import type { Db } from '#platform/db/handle.ts'
import type { WorkChatAppRow } from '../store.ts'

export const appsOf = (db: Db, companyId: string): Promise<WorkChatAppRow[]> =>
  db
    .selectFrom('work_chat_app')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('provider')
    .orderBy('supply')
    .execute()

export const ownApp = (db: Db, companyId: string, id: string): Promise<WorkChatAppRow | undefined> =>
  db
    .selectFrom('work_chat_app')
    .selectAll()
    .where((row) => row.and({ company_id: companyId, id }))
    .executeTakeFirst()

export const appWith = (db: Db, { provider, supply }: Pick<WorkChatAppRow, 'provider' | 'supply'>) =>
  db
    .selectFrom('work_chat_app')
    .select('id')
    .where((row) => row.and({ provider, supply }))
    .executeTakeFirst()

/** False if another app of the provider has this supply. */
export async function insertApp(db: Db, row: Omit<WorkChatAppRow, 'revision'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('work_chat_app')
    .values(row)
    .onConflict((conflict) => conflict.columns(['provider', 'supply']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** False if somebody else has saved since this revision was read. */
export async function updateApp(
  db: Db,
  { id, company_id, ...columns }: Omit<WorkChatAppRow, 'revision'>,
  revision: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('work_chat_app')
    .set({ ...columns, revision: revision + 1 })
    .where((row) => row.and({ company_id, id, revision }))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteApp(
  db: Db,
  { company_id, id, revision }: Pick<WorkChatAppRow, 'company_id' | 'id' | 'revision'>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('work_chat_app')
    .where((row) => row.and({ company_id, id, revision }))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
