import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { statement } from '#platform/db/statement.ts'

const companies = statement<{ company_id: string }>(
  'select company_id from account_company where account_id = $1',
)

/** In which companies something of this person may stand, past ones included. */
export const companyIdsOf = async (db: Db, accountId: string): Promise<string[]> =>
  (await companies(db, accountId)).map(({ company_id }) => company_id)

/**
 * Those of a person's rows that stand with companies, whichever: named one by one, so that a distributed engine asks
 * the nodes of these companies and no others.
 */
export const withinCompaniesOf = async (
  db: Db,
  accountId: string,
  column = 'company_id',
): Promise<RawBuilder<boolean>> => within(await companyIdsOf(db, accountId), column)

export const within = (companyIds: readonly string[], column = 'company_id'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any (${companyIds}::uuid[])`
