import type { Db } from '#platform/db/handle.ts'

/** For joins in reports: the insurer that bears a policy. */
export const insurersOfPolicies = (db: Db) => db.selectFrom('policy').select(['company_id', 'id', 'insurer'])

/** The names of its liabilities. */
export const namesOfLiabilities = (db: Db) =>
  db.selectFrom('policy_liability').select(['company_id', 'policy_id', 'id', 'name'])
