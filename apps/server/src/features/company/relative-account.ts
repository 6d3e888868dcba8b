import type { Db } from '#platform/db/handle.ts'

/** The account of an employee's family member at a company; null if they have none. */
export async function relativeAccount(
  db: Db,
  companyId: string,
  holderId: string,
  familyId: string,
): Promise<string | null> {
  const found = await db
    .selectFrom('membership')
    .select('account_id')
    .where('company_id', '=', companyId)
    .where('holder_account_id', '=', holderId)
    .where('family_id', '=', familyId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return found?.account_id ?? null
}
