import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { statement } from '#platform/db/statement.ts'

const companies = statement<{ company_id: string }>(
  'select company_id from account_company where account_id = $1',
)

/** The companies that may hold rows of this person, including past ones. */
export const companyIdsOf = async (db: Db, accountId: string): Promise<string[]> =>
  (await companies(db, accountId)).map(({ company_id }) => company_id)

/** The account may have rows of these companies from now on. */
export async function addCompaniesTo(
  db: Db,
  accountId: string,
  companyIds: readonly string[],
): Promise<void> {
  if (companyIds.length === 0) return
  await db
    .insertInto('account_company')
    .values(companyIds.map((company_id) => ({ account_id: accountId, company_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Limits a query for a person's rows to their companies by id, so that a distributed database queries only those
 * nodes.
 */
export const withinCompaniesOf = async (
  db: Db,
  accountId: string,
  column = 'company_id',
): Promise<RawBuilder<boolean>> => within(await companyIdsOf(db, accountId), column)

export const within = (companyIds: readonly string[], column = 'company_id'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any (${companyIds}::uuid[])`
