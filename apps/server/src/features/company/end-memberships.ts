import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/handle.ts'

/**
 * Ends an employee's membership, and those of the relatives who belong to the company through the employee. Returns
 * the accounts that were members until now.
 */
export async function endMemberships(db: Db, companyId: string, accountId: string): Promise<string[]> {
  const ended = await db
    .updateTable('membership')
    .set({ status: 'ended' })
    .where('company_id', '=', companyId)
    .where('status', '=', 'active')
    .where((row) =>
      row.or([
        row.and({ account_id: accountId, is_family: false }),
        row.and({ holder_account_id: accountId, is_family: true }),
      ]),
    )
    .returning('account_id')
    .execute()
  return ended.map(({ account_id }) => account_id)
}

/** When an employee returns: the relatives whose membership had ended with the employee's. */
export const resumeRelatives = (
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  companyId: string,
  accountId: string,
) =>
  db
    .updateTable('membership')
    .set({ status: 'active', joined_at: clock.now() })
    .where((row) =>
      row.and({
        company_id: companyId,
        holder_account_id: accountId,
        is_family: true,
        status: 'ended',
      }),
    )
    .execute()

export const isEmployee = async (db: Db, companyId: string, accountId: string): Promise<boolean> =>
  (await db
    .selectFrom('membership')
    .select('account_id')
    .where((row) =>
      row.and({ company_id: companyId, account_id: accountId, is_family: false, status: 'active' }),
    )
    .executeTakeFirst()) !== undefined
