import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { ExclusionGroupTable } from './tables.ts'

export type ExclusionGroupRow = Selectable<ExclusionGroupTable>

export const allGroups = (db: Db): Promise<ExclusionGroupRow[]> =>
  db.selectFrom('exclusion_group').selectAll().orderBy('name').execute()

export const groupById = (db: Db, id: string): Promise<ExclusionGroupRow | undefined> =>
  db.selectFrom('exclusion_group').selectAll().where('id', '=', id).executeTakeFirst()

export const groupNamed = (db: Db, name: string): Promise<ExclusionGroupRow | undefined> =>
  db.selectFrom('exclusion_group').selectAll().where('name', '=', name).executeTakeFirst()

/** Nothing if the name is taken. */
export const addGroup = (
  tx: Db,
  row: Insertable<ExclusionGroupTable>,
): Promise<ExclusionGroupRow | undefined> =>
  tx
    .insertInto('exclusion_group')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returningAll()
    .executeTakeFirst()

interface GroupVersion {
  readonly id: string
  readonly revision: number
}

/** Nothing if somebody else saved it meanwhile. */
export const changeGroup = (
  tx: Db,
  { id, revision }: GroupVersion,
  changes: Omit<ExclusionGroupRow, 'id' | 'revision'>,
): Promise<ExclusionGroupRow | undefined> =>
  tx
    .updateTable('exclusion_group')
    .set({ ...changes, revision: revision + 1 })
    .where((row) => row.and({ id, revision }))
    .returningAll()
    .executeTakeFirst()

export async function removeGroup(tx: Db, { id, revision }: GroupVersion): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('exclusion_group')
    .where((row) => row.and({ id, revision }))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
