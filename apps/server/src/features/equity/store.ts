import type { Db } from '#platform/db/handle.ts'
import type { Membership } from '#features/company/public.ts'

/** An employee sees his own rows and his family's, a family member only those that cover her. */
export function whose({ companyId, isFamily, benefitsOf }: Membership) {
  const holder = { company_id: companyId, account_id: benefitsOf.accountId }
  return isFamily ? { ...holder, family_id: benefitsOf.familyId } : holder
}

export const policiesOf = (db: Db, membership: Membership) =>
  db
    .selectFrom('policy')
    .selectAll()
    .where((row) => row.and(whose(membership)))
    .orderBy('end_dt', 'desc')
    .orderBy('id')
    .execute()

export const packagesOf = (db: Db, membership: Membership) =>
  db
    .selectFrom('equity_package')
    .selectAll()
    .where((row) => row.and(whose(membership)))
    .orderBy('end_time', 'desc')
    .orderBy('id')
    .execute()

export const welfareOf = (db: Db, membership: Membership) =>
  db
    .selectFrom('health_welfare')
    .selectAll()
    .where((row) => row.and(whose(membership)))
    .orderBy('end_dt', 'desc')
    .orderBy('id')
    .execute()

export const policyById = (db: Db, id: string) =>
  db.selectFrom('policy').selectAll().where('id', '=', id).executeTakeFirst()

export const liabilitiesOf = (db: Db, companyId: string, policyId: string) =>
  db
    .selectFrom('policy_liability')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('policy_id', '=', policyId)
    .orderBy('sort')
    .execute()

export const manualsOf = (db: Db, companyId: string) =>
  db
    .selectFrom('operation_manual')
    .innerJoin('stored_file', 'stored_file.id', 'operation_manual.file_id')
    .select([
      'operation_manual.id',
      'operation_manual.name',
      'operation_manual.kind',
      'operation_manual.updated_at',
      'stored_file.name as file',
      'stored_file.size',
    ])
    .where('operation_manual.company_id', '=', companyId)
    .orderBy('operation_manual.sort')
    .execute()
