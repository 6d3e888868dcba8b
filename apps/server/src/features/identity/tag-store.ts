import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { CompanyTagTable } from './tables.ts'

export type CompanyTagRow = Selectable<CompanyTagTable>
type TagKey = Pick<CompanyTagRow, 'company_id' | 'id'>

export const companyTags = (db: Db, companyId: string): Promise<CompanyTagRow[]> =>
  db.selectFrom('company_tag').selectAll().where('company_id', '=', companyId).orderBy('name').execute()

/** Until the transaction ends: whoever assigns a tag has its present name. */
export const lockTag = (tx: Db, { company_id, id }: TagKey): Promise<CompanyTagRow | undefined> =>
  tx
    .selectFrom('company_tag')
    .selectAll()
    .where((row) => row.and({ company_id, id }))
    .forUpdate()
    .executeTakeFirst()

/** How many members have each of these tags. */
export async function countTagged(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('member_tag')
    .select(['tag_id', ({ fn }) => fn.countAll<number>().as('people')])
    .where('tag_id', 'in', ids)
    .groupBy('tag_id')
    .execute()
  return new Map(rows.map(({ tag_id, people }) => [tag_id, people]))
}

/** False where the company has a tag of this name. */
export async function addTagRow(tx: Db, row: CompanyTagRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('company_tag')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'name']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function renameTagRow(tx: Db, { company_id, id }: TagKey, name: string): Promise<void> {
  await tx
    .updateTable('company_tag')
    .set({ name })
    .where((row) => row.and({ company_id, id }))
    .execute()
  await tx.updateTable('member_tag').set({ tag_name: name }).where('tag_id', '=', id).execute()
}

export async function removeTagRow(tx: Db, { company_id, id }: TagKey): Promise<void> {
  await tx
    .deleteFrom('company_tag')
    .where((row) => row.and({ company_id, id }))
    .execute()
  await tx.deleteFrom('member_tag').where('tag_id', '=', id).execute()
}

/** Returns how many did not have it. */
export async function tagMembers(
  tx: Db,
  { id, name }: Pick<CompanyTagRow, 'id' | 'name'>,
  accountIds: readonly string[],
): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('member_tag')
    .values(accountIds.map((account_id) => ({ account_id, tag_id: id, tag_name: name })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows)
}

/** Returns how many had it. */
export async function untagMembers(tx: Db, id: string, accountIds: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('member_tag')
    .where('account_id', 'in', accountIds)
    .where('tag_id', '=', id)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
