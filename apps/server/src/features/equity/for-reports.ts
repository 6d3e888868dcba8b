import type { Db } from '#platform/db/handle.ts'
import { insurersOfContracts } from '#features/plans/public.ts'

/** For joins in reports: the insurer that bears a policy. */
export const insurersOfPolicies = (db: Db) =>
  db
    .selectFrom('policy as o')
    .innerJoin(insurersOfContracts(db).as('t'), (join) =>
      join.onRef('t.company_id', '=', 'o.company_id').onRef('t.id', '=', 'o.contract_id'),
    )
    .select(['o.company_id', 'o.id', 't.insurer'])
