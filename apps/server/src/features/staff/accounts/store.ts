import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { StaffTable } from '../tables.ts'

type StaffRow = Selectable<StaffTable>

export const staffByAccount = (db: Db, account: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('account', '=', account).executeTakeFirst()

export const staffById = (db: Db, id: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst()

export async function staffNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** For lists of people and for rows that name their author. */
export const staffQuery = (db: Db) => db.selectFrom('staff')
