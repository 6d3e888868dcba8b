import { sql } from 'kysely'
import { within } from '#features/company/public.ts'
import type { Db } from '#platform/db/handle.ts'
import { describedPackages } from './packages/described.ts'

/** Policies of a member and the family. To order and page. */
export const memberPolicyQuery = (db: Db, companyIds: readonly string[], accountId: string) =>
  db
    .selectFrom('policy')
    .select([
      'company_id',
      'id',
      'contract_id',
      'family_id',
      'insured_name',
      'policy_no',
      'start_dt',
      'end_dt',
    ])
    .where(within(companyIds))
    .where('account_id', '=', accountId)

/** Benefits of a member and the family, without counselling: its use is shown on no other page. */
export const memberPackageQuery = (db: Db, companyIds: readonly string[], accountId: string) =>
  describedPackages(db)
    .select(['company_id', 'id', 'family_id', 'name', 'unit', 'total', 'used', 'start_time', 'end_time'])
    .where(within(companyIds))
    .where('account_id', '=', accountId)
    .where(sql<boolean>`position('EAP' in supplier_code) = 0`)
