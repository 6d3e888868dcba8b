import type { Db } from '#platform/db/handle.ts'
import { companyIdsOf, within } from './account-companies.ts'

/** The partner of one company, or of the first of the person's companies that has one. */
export async function partnerOf(db: Db, accountId: string, companyId: string | null) {
  const mine = db
    .selectFrom('membership')
    .innerJoin('company_partner', 'company_partner.company_id', 'membership.company_id')
    .innerJoin('company', 'company.id', 'membership.company_id')
    .selectAll('company_partner')
    .where(within(companyId ? [companyId] : await companyIdsOf(db, accountId), 'membership.company_id'))
    .where('membership.account_id', '=', accountId)
    .where('membership.status', '=', 'active')
    .where('company.status', '=', 'active')
  return mine
    .orderBy((row) => row('company_partner.url', 'is', null))
    .orderBy('membership.joined_at')
    .limit(1)
    .executeTakeFirst()
}
