import type { Db } from '#platform/db/handle.ts'
import type { AdviserRow } from './store.ts'

/** An adviser as service staff manage them: one person and one calendar, in all companies that they serve. */
export interface AdminAdviserRow extends Omit<AdviserRow, 'company_id' | 'resource_id'> {
  /** Of the adviser's calendar. */
  readonly id: string
  readonly companyIds: readonly string[]
}

export async function allAdvisers(db: Db): Promise<AdminAdviserRow[]> {
  const rows = await db.selectFrom('adviser').selectAll().orderBy('name').orderBy('company_id').execute()
  return [...Map.groupBy(rows, ({ resource_id }) => resource_id)].map(([id, own]) => {
    const { company_id: _company, resource_id: _resource, ...person } = own[0]!
    return { ...person, id, companyIds: own.map(({ company_id }) => company_id) }
  })
}

export const adviserById = async (db: Db, id: string): Promise<AdminAdviserRow | null> =>
  (await allAdvisers(db)).find((one) => one.id === id) ?? null

export type AdviserInput = Omit<AdminAdviserRow, 'is_off'>

/** False when a company has another adviser: an adviser is never replaced by omission. */
export async function saveAdviser(
  db: Db,
  { id, companyIds, ...person }: AdviserInput,
  isOff: boolean,
): Promise<boolean> {
  await db
    .deleteFrom('adviser')
    .where('resource_id', '=', id)
    .where('company_id', 'not in', [...companyIds])
    .execute()
  for (const company_id of companyIds) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('adviser')
      .values({ ...person, company_id, resource_id: id, is_off: isOff })
      .onConflict((conflict) =>
        conflict.column('company_id').doUpdateSet(person).where('adviser.resource_id', '=', id),
      )
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) return false
  }
  return true
}

export const setAdviserOff = (db: Db, id: string, is_off: boolean) =>
  db.updateTable('adviser').set({ is_off }).where('resource_id', '=', id).execute()
