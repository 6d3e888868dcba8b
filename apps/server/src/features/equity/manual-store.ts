import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { OperationManualTable } from './tables.ts'

export type ManualRow = Selectable<OperationManualTable>

export interface ManualKey {
  readonly companyId: string
  readonly id: string
}

export const manualRows = (db: Db, companyId: string): Promise<ManualRow[]> =>
  db
    .selectFrom('operation_manual')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('sort')
    .orderBy('id')
    .execute()

export const manualAt = (db: Db, { companyId, id }: ManualKey): Promise<ManualRow | undefined> =>
  db
    .selectFrom('operation_manual')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()

export const addManualRow = (db: Db, row: Insertable<OperationManualTable>): Promise<ManualRow> =>
  db.insertInto('operation_manual').values(row).returningAll().executeTakeFirstOrThrow()

export const renameManualRow = (
  db: Db,
  { companyId, id }: ManualKey,
  changes: Pick<ManualRow, 'name' | 'saved_by' | 'updated_at'>,
): Promise<ManualRow | undefined> =>
  db
    .updateTable('operation_manual')
    .set(changes)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** The row that was removed; undefined if somebody else was quicker. */
export const removeManualRow = (db: Db, { companyId, id }: ManualKey): Promise<ManualRow | undefined> =>
  db
    .deleteFrom('operation_manual')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
