import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'

/**
 * Adds an employee, in the transaction that claims the employer's roster entry. A former employee is active again
 * from today on.
 */
export async function joinCompanies(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  accountId: string,
  companyIds: readonly string[],
): Promise<void> {
  const joined_at = clock.now()
  const rows = companyIds.map((company_id) => ({
    company_id,
    account_id: accountId,
    is_family: false,
    holder_account_id: null,
    family_id: null,
    status: 'active' as const,
    joined_at,
  }))
  await db
    .insertInto('account_company')
    .values(companyIds.map((company_id) => ({ account_id: accountId, company_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('membership')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'account_id', 'is_family'])
        .doUpdateSet({ status: 'active', joined_at })
        .where('membership.status', '=', 'ended'),
    )
    .execute()
}
