import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import type { PolicyTable } from './tables.ts'

/** The policy of a new enrolment; without an account until the person registers. */
export const openPolicy = (tx: Db, row: Insertable<PolicyTable>) =>
  tx.insertInto('policy').values(row).execute()

/** The days of a policy follow its enrolment. What was used of it stays. */
export const movePolicy = (
  tx: Db,
  { companyId, enrolmentId }: { readonly companyId: string; readonly enrolmentId: string },
  days: { readonly start_dt: string; readonly end_dt: string },
) =>
  tx
    .updateTable('policy')
    .set(days)
    .where((row) => row.and({ company_id: companyId, enrolment_id: enrolmentId }))
    .execute()

/** Registration: the policies of a person appear in the account. A dependant's belong to the holder's account. */
export const attachPolicies = (
  tx: Db,
  { companyId, personId }: { readonly companyId: string; readonly personId: string },
  holder: { readonly accountId: string | null; readonly familyId: string | null },
) =>
  tx
    .updateTable('policy')
    .set({ account_id: holder.accountId, family_id: holder.familyId })
    .where((row) => row.and({ company_id: companyId, person_id: personId }))
    .execute()

/** For lists of staff: policies by enrolment. */
export const policiesOfEnrolments = async (db: Db, companyId: string, enrolmentIds: readonly string[]) =>
  enrolmentIds.length === 0
    ? []
    : db
        .selectFrom('policy')
        .select([
          'enrolment_id',
          'policy_no',
          'insured_name',
          'account_id',
          'start_dt',
          'end_dt',
          'waiting_from',
        ])
        .where('company_id', '=', companyId)
        .where('enrolment_id', 'in', enrolmentIds)
        .execute()

/** For a search of staff: enrolments of people whose name contains the text. */
export const policyIdsNamed = (db: Db, companyId: string, name: string) =>
  db
    .selectFrom('policy')
    .select('enrolment_id')
    .where('company_id', '=', companyId)
    .where('insured_name', 'like', `%${name.replaceAll(/[\\%_]/g, '\\$&')}%`)

/** Which of these policies are under one of the contracts. */
export async function policiesUnder(
  db: Db,
  companyId: string,
  contractIds: readonly string[],
  policyIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (contractIds.length === 0 || policyIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('policy')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', 'in', policyIds)
    .where('contract_id', 'in', contractIds)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
