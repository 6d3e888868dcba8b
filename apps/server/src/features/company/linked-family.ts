import type { Db } from '#platform/db/handle.ts'
import { withinCompaniesOf } from './account-companies.ts'

/** The family members of a holder who have an account of their own through the holder. */
export async function linkedFamily(db: Db, holderId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('membership')
    .select('family_id')
    .where(await withinCompaniesOf(db, holderId))
    .where('holder_account_id', '=', holderId)
    .where('status', '=', 'active')
    .execute()
  return new Set(rows.flatMap(({ family_id }) => family_id ?? []))
}
