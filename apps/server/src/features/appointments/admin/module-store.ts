import { sql } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { ModuleRow } from '../offline/store.ts'

type ModuleColumns = Pick<ModuleRow, 'name' | 'summary' | 'icon' | 'hints'>

/** Another service with the same name, or paid by the same packages. */
export const moduleLike = (
  db: Db,
  { name, supplierCode, except }: { name: string; supplierCode: string | null; except: string | null },
): Promise<ModuleRow | undefined> =>
  db
    .selectFrom('offline_module')
    .selectAll()
    .where((row) =>
      row.or([
        row('name', '=', name),
        ...(supplierCode === null ? [] : [row('supplier_code', '=', supplierCode)]),
      ]),
    )
    .where(sql<boolean>`(${except}::uuid is null or id <> ${except}::uuid)`)
    .executeTakeFirst()

/** Appended at the end; undefined if a service with the same name or code was added meanwhile. */
export const addModule = (
  db: Db,
  row: ModuleColumns & Pick<ModuleRow, 'id' | 'supplier_code'>,
): Promise<ModuleRow | undefined> =>
  db
    .insertInto('offline_module')
    .values({ ...row, sort: sql<number>`(select coalesce(max(sort), 0) + 1 from offline_module)` })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const changeModule = (db: Db, id: string, columns: ModuleColumns): Promise<ModuleRow> =>
  db.updateTable('offline_module').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
