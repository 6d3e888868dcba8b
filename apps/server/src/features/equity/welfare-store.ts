import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { insertRows } from '#platform/db/insert-rows.ts'
import type { HealthWelfareTable } from './tables.ts'

export type WelfareRow = Selectable<HealthWelfareTable>

export const welfareRows = (db: Db, companyId: string) =>
  db.selectFrom('health_welfare').selectAll().where('company_id', '=', companyId)

export const addWelfareRows = (tx: Db, rows: readonly WelfareRow[]) => insertRows(tx, 'health_welfare', rows)

/** Undefined where there is none. */
export const removeWelfareRow = (tx: Db, companyId: string, id: string): Promise<WelfareRow | undefined> =>
  tx
    .deleteFrom('health_welfare')
    .where((row) => row.and({ company_id: companyId, id }))
    .returningAll()
    .executeTakeFirst()
