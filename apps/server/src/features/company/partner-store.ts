import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/handle.ts'
import { companyIdsOf, within } from './account-companies.ts'
import type { CompanyPartnerTable } from './tables.ts'

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

export const ownPartner = (db: Db, companyId: string) =>
  db.selectFrom('company_partner').selectAll().where('company_id', '=', companyId).executeTakeFirst()

/** False if somebody else has saved since this revision was read; 0 is a company without a row. */
export async function keepPartner(
  db: Db,
  { company_id, ...columns }: Omit<Selectable<CompanyPartnerTable>, 'revision'>,
  revision: number,
): Promise<boolean> {
  const written = { ...columns, revision: revision + 1 }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('company_partner')
    .values({ company_id, ...written })
    .onConflict((conflict) =>
      conflict.column('company_id').doUpdateSet(written).where('company_partner.revision', '=', revision),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}
