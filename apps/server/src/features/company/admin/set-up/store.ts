import type { Selectable, Updateable } from 'kysely'
import type { CompanyStatus } from '@yf/domain/company-status'
import type { Staff } from '#platform/call/context.ts'
import { containing } from '#platform/db/containing.ts'
import type { Db } from '#platform/db/handle.ts'
import type { CompanyTable } from '#features/company/tables.ts'

export interface CompanyFilter {
  readonly keyword?: string | undefined
  readonly groupId?: string | undefined
  readonly status?: CompanyStatus | undefined
}

/** The companies that this person manages, with their group. */
export function companyQuery(db: Db, staff: Staff, { keyword, groupId, status }: CompanyFilter) {
  const text = keyword?.trim() ?? ''
  return db
    .selectFrom('company')
    .innerJoin('company_group', 'company_group.id', 'company.group_id')
    .selectAll('company')
    .select('company_group.name as group_name')
    .$if(staff.companyId !== null, (query) => query.where('company.id', '=', staff.companyId!))
    .$if(groupId !== undefined, (query) => query.where('company.group_id', '=', groupId!))
    .$if(status !== undefined, (query) => query.where('company.status', '=', status!))
    .$if(text !== '', (query) =>
      query.where(({ or, eb }) =>
        or(
          (['company.name', 'company.alias', 'company_group.name'] as const).map((column) =>
            eb(column, 'ilike', containing(text)),
          ),
        ),
      ),
    )
}

export type ManagedCompanyRow = Selectable<CompanyTable> & { readonly group_name: string }

/** Undefined for a company outside the person's scope, as for one that does not exist. */
export const managedRow = (db: Db, staff: Staff, companyId: string): Promise<ManagedCompanyRow | undefined> =>
  companyQuery(db, staff, {}).where('company.id', '=', companyId).executeTakeFirst()

export const groupQuery = (db: Db, keyword: string) =>
  db
    .selectFrom('company_group')
    .leftJoin('company', 'company.group_id', 'company_group.id')
    .select(({ fn }) => [
      'company_group.id',
      'company_group.name',
      'company_group.revision',
      fn.count<number>('company.id').as('company_count'),
    ])
    .groupBy(['company_group.id', 'company_group.name', 'company_group.revision'])
    .$if(keyword !== '', (query) => query.where('company_group.name', 'ilike', containing(keyword)))

export const groupRow = (db: Db, id: string) =>
  groupQuery(db, '').where('company_group.id', '=', id).executeTakeFirst()

export const isGroupNameTaken = async (db: Db, name: string): Promise<boolean> =>
  (await db.selectFrom('company_group').select('id').where('name', '=', name).executeTakeFirst()) !==
  undefined

/** False if the name is taken. */
export async function insertGroup(db: Db, id: string, name: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('company_group')
    .values({ id, name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** False if somebody else has saved since this revision was read. */
export async function renameGroup(
  db: Db,
  id: string,
  { name, revision }: { readonly name: string; readonly revision: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('company_group')
    .set({ name, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const isCompanyNameTaken = async (db: Db, name: string): Promise<boolean> =>
  (await db.selectFrom('company').select('id').where('name', '=', name).executeTakeFirst()) !== undefined

interface NewCompany {
  readonly id: string
  readonly groupId: string
  readonly name: string
  readonly alias: string
  readonly by: { readonly name: string; readonly at: Date }
}

/** In preparation. False if the name is taken. */
export async function insertCompany(db: Db, { id, groupId, name, alias, by }: NewCompany): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('company')
    .values({
      id,
      group_id: groupId,
      name,
      alias,
      show_alias: true,
      show_equity: true,
      in_arrears: false,
      status: 'preparing',
      saved_by: by.name,
      saved_at: by.at,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

type CompanyColumns = Omit<Updateable<CompanyTable>, 'id' | 'revision' | 'saved_by' | 'saved_at'>

/** False if somebody else has saved since this revision was read. */
export async function updateCompany(
  db: Db,
  companyId: string,
  columns: CompanyColumns,
  { revision, by }: { readonly revision: number; readonly by: { readonly name: string; readonly at: Date } },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('company')
    .set({ ...columns, revision: revision + 1, saved_by: by.name, saved_at: by.at })
    .where('id', '=', companyId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
