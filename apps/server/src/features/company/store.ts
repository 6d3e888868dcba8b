import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/handle.ts'
import type { CompanyEquityTable, HighMedicalServiceTable } from './tables.ts'
import type { ThemeOverride } from './theme-merge.ts'

const memberships = (db: Db, accountId: string) =>
  db
    .selectFrom('membership')
    .innerJoin('company', 'company.id', 'membership.company_id')
    .innerJoin('company_group', 'company_group.id', 'company.group_id')
    .select([
      'company.id as companyId',
      'company.name as companyName',
      'company.alias as companyAlias',
      'company.show_alias as showAlias',
      'company.logo as logo',
      'company.show_equity as showEquity',
      'company_group.id as groupId',
      'company_group.name as groupName',
      'membership.is_family as isFamily',
      'membership.holder_account_id as holderAccountId',
      'membership.family_id as familyId',
    ])
    .where('membership.account_id', '=', accountId)
    .where('membership.status', '=', 'active')

export const companiesOf = (db: Db, accountId: string) =>
  memberships(db, accountId)
    .orderBy('membership.joined_at')
    .orderBy('membership.company_id')
    .orderBy('membership.is_family')
    .execute()

/** As employee where the person is both employee and family member. */
export const membershipOf = (db: Db, accountId: string, companyId: string) =>
  memberships(db, accountId)
    .where('membership.company_id', '=', companyId)
    .orderBy('membership.is_family')
    .limit(1)
    .executeTakeFirst()

/** The group's change first, then the company's. */
export async function themeOverrides(db: Db, groupId: string, companyId: string): Promise<ThemeOverride[]> {
  const rows = await db
    .selectFrom('theme')
    .select(['owner_id', 'config'])
    .where('owner_id', 'in', [groupId, companyId])
    .execute()
  return [groupId, companyId].flatMap((owner) =>
    rows.filter((row) => row.owner_id === owner).map((row) => row.config),
  )
}

export const companyEquities = (db: Db, companyId: string): Promise<Selectable<CompanyEquityTable>[]> =>
  db.selectFrom('company_equity').selectAll().where('company_id', '=', companyId).orderBy('sort').execute()

export const medicalServices = (db: Db, companyId: string): Promise<Selectable<HighMedicalServiceTable>[]> =>
  db
    .selectFrom('high_medical_service')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('sort')
    .execute()
