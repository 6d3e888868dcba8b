import type { Db } from '#platform/db/handle.ts'

/** Of one company, or of the first of the person's companies that has one. */
export function partnerOf(db: Db, accountId: string, companyId: string | null) {
  const mine = db
    .selectFrom('membership')
    .innerJoin('company_partner', 'company_partner.company_id', 'membership.company_id')
    .selectAll('company_partner')
    .where('membership.account_id', '=', accountId)
    .where('membership.status', '=', 'active')
  return (companyId ? mine.where('membership.company_id', '=', companyId) : mine)
    .orderBy((row) => row('company_partner.url', 'is', null))
    .orderBy('membership.joined_at')
    .limit(1)
    .executeTakeFirst()
}
