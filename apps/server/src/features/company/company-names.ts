import type { Db } from '#platform/db/handle.ts'
import { within } from './account-companies.ts'
import { companyById } from './store.ts'

/** The present companies of several people, by name: 星河软件、星河硬件. */
export async function activeCompanyNamesOf(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accountIds.length === 0) return new Map()
  const companies = await db
    .selectFrom('account_company')
    .select('company_id')
    .distinct()
    .where('account_id', 'in', accountIds)
    .execute()
  const rows = await db
    .selectFrom('membership')
    .innerJoin('company', 'company.id', 'membership.company_id')
    .select(['membership.account_id as accountId', 'company.name as name'])
    .distinct()
    .where(
      within(
        companies.map(({ company_id }) => company_id),
        'membership.company_id',
      ),
    )
    .where('membership.account_id', 'in', accountIds)
    .where('membership.status', '=', 'active')
    .orderBy('company.name')
    .execute()
  const named = Map.groupBy(rows, ({ accountId }) => accountId)
  return new Map([...named].map(([accountId, all]) => [accountId, all.map(({ name }) => name).join('、')]))
}

export const companyNameOf = async (db: Db, companyId: string): Promise<string> =>
  (await companyById(db, companyId))?.name ?? ''

/** Several at once, by id. */
export async function companyNamesOf(
  db: Db,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (companyIds.length === 0) return new Map()
  const rows = await db.selectFrom('company').select(['id', 'name']).where('id', 'in', companyIds).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Ordered by name, for a selection list. */
export const allCompanyNames = (db: Db): Promise<{ id: string; name: string }[]> =>
  db.selectFrom('company').select(['id', 'name']).orderBy('name').orderBy('id').execute()
