import type { Db } from '#platform/db/handle.ts'

/** For reports to join: which insurer bears a policy. */
export const insurersOfPolicies = (db: Db) => db.selectFrom('policy').select(['company_id', 'id', 'insurer'])

/** And what its liabilities are called. */
export const namesOfLiabilities = (db: Db) =>
  db.selectFrom('policy_liability').select(['company_id', 'policy_id', 'id', 'name'])
