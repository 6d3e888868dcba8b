import type { Db } from '#platform/db/handle.ts'
import { companyIdsOf, within } from './account-companies.ts'

/** Present and past memberships of a person, with the names of the companies. */
export async function membershipsForStaff(db: Db, accountId: string) {
  return db
    .selectFrom('membership')
    .innerJoin('company', 'company.id', 'membership.company_id')
    .select([
      'membership.company_id as companyId',
      'company.name as companyName',
      'membership.is_family as isFamily',
      'membership.holder_account_id as holderId',
      'membership.status as status',
      'membership.joined_at as joinedAt',
    ])
    .where(within(await companyIdsOf(db, accountId), 'membership.company_id'))
    .where('membership.account_id', '=', accountId)
    .orderBy('membership.joined_at', 'desc')
    .orderBy('membership.company_id')
    .orderBy('membership.is_family')
    .execute()
}
